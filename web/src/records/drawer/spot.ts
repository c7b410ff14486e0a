/** Places of an open record with a link in its head. */
export type Spot = 'verdict' | 'missing';

/** Scrolls to the spot and focuses it, so that a screen reader continues from there. */
export function goToSpot(spot: Spot): void {
  const found = document.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}
