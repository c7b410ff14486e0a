/** Places of an open record that its head leads to. */
export type Spot = 'verdict' | 'missing';

/** Brings the first such place of the open record into view; reading goes on there. */
export function goToSpot(spot: Spot): void {
  const found = document.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}
