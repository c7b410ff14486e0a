// Runs before the first paint and blocks it: the page must not flash in the other scheme.
const kept = localStorage.getItem('mantine-color-scheme-value');
const dark =
  kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
const root = document.documentElement;
/** @param {string} scheme */
const show = (scheme) => {
  root.setAttribute('data-mantine-color-scheme', scheme);
  root.style.colorScheme = scheme;
};
show(dark ? 'dark' : 'light');
// Paper is white in either scheme.
let shown = 'light';
addEventListener('beforeprint', () => {
  shown = root.getAttribute('data-mantine-color-scheme') ?? shown;
  show('light');
});
addEventListener('afterprint', () => show(shown));
