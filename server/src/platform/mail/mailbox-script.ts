const REFRESH_MS = 3000;

/**
 * Brings new mail into the list while it is open, and makes frames as high as their mails. A page that
 * reloads as a whole would throw readers back to its top every few seconds.
 */
export const mailboxScript = `async function look() {
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.querySelector('main');
    const shown = document.querySelector('main');
    if (answer.ok && fresh.innerHTML !== shown.innerHTML) shown.replaceWith(fresh);
  } finally {
    setTimeout(look, ${REFRESH_MS});
  }
}
if (document.querySelector('[data-refresh]')) setTimeout(look, ${REFRESH_MS});

const fit = (frame) => {
  const page = frame.contentDocument?.documentElement;
  if (page?.scrollHeight) frame.height = page.scrollHeight;
};
for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => fit(frame));
  fit(frame);
}
addEventListener('resize', () => document.querySelectorAll('iframe').forEach(fit));
`;
