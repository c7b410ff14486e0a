const KEY = 'emanet-guncelleme';
const APART = 10_000;

/** Is the last reload long enough ago? Otherwise reloads could repeat in a loop. */
export function mayReload(last: string | null, now: number): boolean {
  return now - Number(last ?? 0) > APART;
}

/**
 * A page opened before an update requests scripts that are gone: reload once, not in a loop. The
 * import must still fail: a prevented error would give undefined to its caller.
 */
export function reloadAfterUpdate(): void {
  addEventListener('vite:preloadError', () => {
    // Without a connection there is no newer version, and a reload would lose the page.
    if (!navigator.onLine || !mayReload(sessionStorage.getItem(KEY), Date.now())) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    // An unreachable address has no newer version either.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  });
}
