// A server around ours, as a JupyterHub's, takes what scripts ask for only with the token that its cookie has: other
// servers' pages have the same host, and cannot read that cookie. Each request of a page's to its own host says it.
{
  const plain = window.fetch;
  window.fetch = (asked, options) => {
    const request = new Request(asked, options);
    const token = document.cookie.match("\\b_xsrf=([^;]*)\\b")?.[1];
    if (token && new URL(request.url).origin === location.origin) request.headers.set("X-XSRFToken", token);
    return plain(request);
  };
}
