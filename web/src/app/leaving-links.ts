import { inCompany } from '@emanet/contract/shared/company-address';
import { matchRoutes, type RouteObject } from 'react-router';
import { tabCompany } from '../platform/session/tab-company.ts';

/** Not a plain click: a new tab or window, "copy link address", or dragging. */
const opensElsewhere = (event: Event): boolean =>
  event.type !== 'click' ||
  (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey));

/**
 * Links that leave the tab carry its company: those opened or copied elsewhere, and files, which
 * the browser fetches by itself. Pages without an account belong to no tab.
 */
export function watchLeavingLinks(routes: RouteObject[]): void {
  const belongsToTab = ({ pathname }: URL): boolean =>
    pathname.startsWith('/api/') ||
    (matchRoutes(routes, pathname)?.some(({ route }) => route.path && route.path !== '*') ?? false);

  const name = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const company = tabCompany();
    if (!(link instanceof HTMLAnchorElement) || company === undefined) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || !to.protocol.startsWith('http') || !belongsToTab(to))
      return;
    const leaves =
      opensElsewhere(event) || link.target === '_blank' || to.pathname.startsWith('/api/');
    if (leaves) link.href = inCompany(to.pathname + to.search + to.hash, company);
  };
  for (const type of ['click', 'auxclick', 'contextmenu', 'dragstart'])
    document.addEventListener(type, name, { capture: true });
}
