import type { Settings } from './settings.ts';

/** The page and the build's facts about it. */
export type Page = Readonly<{ main: HTMLElement; settings: Settings }>;

type Step = 'address' | 'code' | 'link' | 'second';
const STEPS: readonly Step[] = ['address', 'code', 'link', 'second'];
const NEWS = 'signed-in';
const { classList } = document.documentElement;

export const isAt = (step: Step): boolean => classList.contains(`at-${step}`);

/** Shows one step of the page and focuses it. */
export function showStep({ main }: Page, step: Step): void {
  for (const one of STEPS) classList.toggle(`at-${one}`, one === step);
  main.querySelector<HTMLElement>(`.step-${step} :is(input:not([type=hidden]), .button)`)?.focus();
}

/**
 * Address that the person wanted; the server let only our own through. By default it is the start
 * page of a signed-in person.
 */
const nextOf = ({ main, settings }: Page): string =>
  main.querySelector<HTMLInputElement>('input[name=donus]')?.value || settings.own;

/** Opens the application and notifies the other tabs. */
export function leave(page: Page): void {
  const channel = new BroadcastChannel(page.settings.kept.channel);
  channel.postMessage(NEWS);
  location.replace(nextOf(page));
}

/** Follows a sign-in of another tab. */
export function hearSignIn(page: Page): void {
  const channel = new BroadcastChannel(page.settings.kept.channel);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === NEWS) location.replace(nextOf(page));
  };
}

/** Shows a problem, or removes it. */
export function say(place: Element | null, problem: string): void {
  if (place) place.textContent = problem;
}

/** Disables a form's button until its answer arrives, against a second press. */
export async function whileBusy<T>(button: HTMLButtonElement | null, work: () => Promise<T>) {
  if (button) button.disabled = true;
  try {
    return await work();
  } finally {
    if (button) button.disabled = false;
  }
}
