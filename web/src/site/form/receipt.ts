import { momentIn } from '@emanet/contract/shared/time/moment';
import { nameOf } from './problems.ts';
import type { Words } from './words.ts';

type Receipt = Readonly<{ id: number; tarih: string }>;

const partsOf = (form: HTMLFormElement) => {
  const panel = form.parentElement;
  return {
    receipt: panel?.querySelector<HTMLElement>('[data-receipt]'),
    list: panel?.querySelector<HTMLElement>('[data-sent]'),
    again: panel?.querySelector<HTMLButtonElement>('[data-again]'),
  };
};

/** Replaces the form by the receipt of the sent data; `again` shows an empty form. */
export function showReceipt(
  form: HTMLFormElement,
  { id, tarih }: Receipt,
  words: Words,
  onAgain: () => void,
): void {
  const { receipt, list, again } = partsOf(form);
  if (!receipt || !list) return;
  const at = momentIn(tarih, document.documentElement.lang === 'tr' ? 'tr' : 'en');
  const lines = [[words.number ?? '', String(id)], [words.sentAt ?? '', at], ...sentOf(form)];
  list.replaceChildren(
    ...lines.flatMap(([name, value]) => [element('dt', name), element('dd', value)]),
  );
  form.hidden = true;
  receipt.hidden = false;
  markStep(1);
  receipt.focus();
  if (again)
    again.onclick = () => {
      form.reset();
      hideReceipt(form);
      onAgain();
      form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    };
}

/** The form, without the data sent before: a page from the browser's cache starts empty. */
export function hideReceipt(form: HTMLFormElement): void {
  const { receipt } = partsOf(form);
  form.hidden = false;
  markStep(0);
  if (receipt) receipt.hidden = true;
}

/** Filled fields, with their labels. */
const sentOf = (form: HTMLFormElement): string[][] =>
  [...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
    const name = field.querySelector('.agreement') ? undefined : nameOf(field);
    const ticked = [...field.querySelectorAll<HTMLInputElement>('input:checked')].map((input) =>
      input.parentElement?.textContent.trim(),
    );
    const typed = field.querySelector<HTMLInputElement>(
      'input:not([type=checkbox], [type=radio]), select',
    );
    const value = typed ? typed.value.trim() : ticked.join(', ');
    return name && value ? [[name, value]] : [];
  });

const element = (name: 'dt' | 'dd', text = ''): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

/** Moves the mark "now" of the steps beside a form to the one at this place. */
function markStep(place: number): void {
  const mark = document.querySelector('.steps .tag');
  const step = document.querySelectorAll('.steps li')[place];
  if (mark) step?.querySelector('strong')?.after(mark);
}
