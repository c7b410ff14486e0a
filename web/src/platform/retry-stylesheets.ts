const lost = new Set<HTMLLinkElement>();
const note = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
};
// Tests without a page load this too.
if ('document' in globalThis) addEventListener('error', note, true);

/** Asks again for style sheets that did not arrive: the build's loader asks for each only once. */
export const retryStylesheets = () =>
  Promise.all(
    [...lost].map((link) => {
      lost.delete(link);
      const again = document.createElement('link');
      again.rel = 'stylesheet';
      again.href = link.href;
      const arrived = new Promise((resolve, reject) => {
        again.onload = resolve;
        again.onerror = reject;
      });
      link.replaceWith(again);
      return arrived;
    }),
  );
