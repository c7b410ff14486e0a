const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown'] as const;

/** Acts at the first move of a pointer or key, when a click may be near; answers how to wait no longer. */
export function onFirstMove(act: () => void): () => void {
  const waiting = new AbortController();
  const once = () => {
    waiting.abort();
    act();
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, once, { signal: waiting.signal });
  return () => waiting.abort();
}
