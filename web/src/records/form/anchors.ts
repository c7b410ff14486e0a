import { editAddress, type Register } from '../register.ts';

const FIELD = 'alan';

/** The form of a record, opened at one of its fields. */
export const fieldAddress = (register: Register, id: number, field: string): string =>
  `${editAddress(register, id)}?${FIELD}=${field}`;

/** The field named in the address of a form. */
export const askedField = (search: string): string | null => new URLSearchParams(search).get(FIELD);

/** Ids of the form's places, shared by the components that draw them and the links to them. */
export const fieldId = (name: string) => `field-${name}`;
export const sectionId = (name: string) => `section-${name}`;

const CONTROL = 'input:not([type=hidden], [disabled]), textarea, button';

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls to a field and puts the caret into it. */
export function goToField(name: string): void {
  const row = document.getElementById(fieldId(name));
  row?.scrollIntoView({ block: 'center', behavior: behavior() });
  row?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
}

/** Puts the caret into the first field, unless a screen keyboard would cover the form. */
export function focusFirst(): void {
  if (matchMedia('(pointer: coarse)').matches) return;
  const first = document.querySelector<HTMLElement>(`[id^=${fieldId('')}]:not(input)`);
  first?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
}

/** Scrolls a section to the top, below the form's head, and focuses its title. */
export function goToSection(name: string): void {
  const section = document.getElementById(sectionId(name));
  section?.scrollIntoView({ block: 'start', behavior: behavior() });
  section?.focus({ preventScroll: true });
}

/** Height of a long list of choices below its field. */
const LIST_HEIGHT = 460;

/** Moves a field up the page when its list would not fit below it. */
export function makeRoomBelow(element: HTMLElement | null): void {
  if (!element) return;
  if (innerHeight - element.getBoundingClientRect().bottom < LIST_HEIGHT)
    element.closest('[id^=field-]:not(input)')?.scrollIntoView({ block: 'start' });
}
