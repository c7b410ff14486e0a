/** `input`: dictated words, or the browser's autofill, come without a key. */
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'input'] as const;

let asked: Promise<unknown> = Promise.resolve();

/** Registers a first request: what loads at the first move comes after it. */
export function fetchFirst<Fetched>(fetched: Promise<Fetched>): Promise<Fetched> {
  asked = fetched.catch(() => undefined);
  return fetched;
}

/** Acts at the first move of a pointer or key, when a click may be near; returns how to cancel. */
export function onFirstMove(act: () => void): () => void {
  const waiting = new AbortController();
  const once = () => {
    waiting.abort();
    // After all listeners of the same move, one of which may send a request.
    setTimeout(() => void asked.then(act));
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, once, { signal: waiting.signal });
  return () => waiting.abort();
}
