declare global {
  interface Window {
    /** Read by the scroll lock under modals for its own style element. */
    __webpack_nonce__?: string;
  }
}

/** The nonce the server put into app.html for the style elements this page makes itself. */
export function styleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  const nonce = meta?.content ?? '';
  window.__webpack_nonce__ = nonce;
  return nonce;
}
