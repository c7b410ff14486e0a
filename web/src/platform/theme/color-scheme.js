// Runs before the first paint and blocks it: the page must not flash in the other scheme.
const kept = localStorage.getItem('mantine-color-scheme-value');
const dark =
  kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
const scheme = dark ? 'dark' : 'light';
document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
document.documentElement.style.colorScheme = scheme;
