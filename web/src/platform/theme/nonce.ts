declare global {
  interface Window {
    /** Read by the scroll lock under modals for its own style element. */
    __webpack_nonce__?: string;
  }
}

/** The server's nonce in app.html, for the style elements that this page makes. */
export function styleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  const nonce = meta?.content ?? '';
  window.__webpack_nonce__ = nonce;
  return nonce;
}
