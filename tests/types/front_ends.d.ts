/** What anywidget gives a front end: a widget's synced traits, its changes and its messages. */
interface Model<Traits extends object> {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name]): void;
  save_changes(): void;
  send(message: { do: string; [fact: string]: unknown }): void;
  on(events: string, heard: (...facts: any[]) => void): void;
  off(events: string, heard: (...facts: any[]) => void): void;
}

/** What Voilà's front end leaves on the page; of ipywidgets only what the page's frame uses. */
interface Signal {
  connect(heard: () => void): void;
}
interface KernelMessage {
  header: { msg_id: string; msg_type: string };
  parent_header: { msg_id?: string };
  content: { execution_state?: string };
}
interface Kernel {
  reconnect(): Promise<void>;
  requestKernelInfo(): Promise<object>;
  anyMessage: {
    connect(heard: (kernel: Kernel, said: { msg: KernelMessage; direction: "send" | "recv" }) => void): void;
  };
  id: string;
  status: string;
  connectionStatus: string;
  statusChanged: Signal;
  connectionStatusChanged: Signal;
  /** The protocol of the last socket that opened; JupyterLab's own, and private. */
  _selectedProtocol?: string;
  /** How it asks the server, where there is one: when a web socket does not open, whether the kernel is there. */
  serverSettings?: { fetch: typeof fetch };
}
interface Renderer {
  addClass(name: string): void;
  renderModel(model: { data: object; metadata: object; trusted: boolean }): Promise<void>;
}
interface WidgetManager {
  kernel: Kernel;
  _kernelRestoreInProgress: boolean;
  restoreWidgets(): Promise<void>;
  /** All models, by name; ipywidgets' own, and private, as are the model's two. */
  _models?: Record<string, Promise<{ _pending_msgs: number; _msg_buffer: object | null }>>;
  has_model(id: string): boolean;
  rendermime: { createRenderer(type: string): Renderer };
}
interface Window {
  jupyterapp?: {
    widgetManager?: WidgetManager;
    shell: { constructor: { attach(renderer: Renderer, slot: Element): void } };
  };
}

/** What is put before a site's service worker when the site is made. */
declare const VERSION: string;
declare const FILES: Record<string, string>;

/** Of what unpacks, what a site's worker uses. */
declare module "*/fzstd.js" {
  export function decompress(squeezed: Uint8Array): Uint8Array<ArrayBuffer>;
}

/** Of Pyodide what a site's worker uses. */
declare module "*/pyodide.js" {
  export function loadPyodide(options: object): Promise<{
    FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array, options: object): void };
    runPython(code: string): unknown;
  }>;
}
