/** Places of an open record that its head leads to. */
export type Spot = 'verdict' | 'missing';

/** Scrolls to the spot and focuses it, so that a screen reader continues from there. */
export function goToSpot(spot: Spot): void {
  const found = document.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}
