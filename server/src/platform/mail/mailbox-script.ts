const REFRESH_MS = 3000;

/**
 * Brings new mail into the list while it is open. A page that reloads as a whole would throw
 * readers back to its top every few seconds.
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
setTimeout(look, ${REFRESH_MS});
`;
