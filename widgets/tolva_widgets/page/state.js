/**
 * What Python and a page's tools tell each other; `Page` says what each is.
 *
 * @typedef {{ name: string, label: string, options: [value: string, label: string][], setting: boolean,
 *   most?: number, wrong?: string }} Choice
 * @typedef {Model<{ address_keys: string[], address: Record<string, string>, entry_keys: string[],
 *   fragment_key: string, fragment: string, place: string, today: string, opened: boolean,
 *   returns: number, answered: Record<string, string>, keeps: boolean, kept: string, choices: Choice[], chosen: Record<string, string>, heard: string, remember: string[], house: Record<string, string>,
 *   tools: string[], called: string[], scope: string, limit: number, words: Record<string, string>, lang: string }>} PageModel
 */
