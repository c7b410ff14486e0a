/** `input`: words that were dictated or put in by the browser come without a key. */
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'input'] as const;

let asked: Promise<unknown> = Promise.resolve();

/** Notes what somebody waits for: whatever is fetched at the first move alone comes after it. */
export function fetchFirst<Fetched>(fetched: Promise<Fetched>): Promise<Fetched> {
  asked = fetched.catch(() => undefined);
  return fetched;
}

/** Acts at the first move of a pointer or key, when a click may be near; answers how to wait no longer. */
export function onFirstMove(act: () => void): () => void {
  const waiting = new AbortController();
  const once = () => {
    waiting.abort();
    // After all that heard the same move, one of which may ask for something.
    setTimeout(() => void asked.then(act));
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, once, { signal: waiting.signal });
  return () => waiting.abort();
}
