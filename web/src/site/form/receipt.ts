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

/** Puts the receipt with what was sent in the form's place; `again` brings an empty form back. */
export function showReceipt(
  form: HTMLFormElement,
  { id, tarih }: Receipt,
  words: Words,
  onAgain: () => void,
): void {
  const { receipt, list, again } = partsOf(form);
  if (!receipt || !list) return;
  const at = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  }).format(new Date(tarih));
  const lines = [[words.number ?? '', String(id)], [words.sentAt ?? '', at], ...sentOf(form)];
  list.replaceChildren(
    ...lines.flatMap(([name, value]) => [element('dt', name), element('dd', value)]),
  );
  form.hidden = true;
  receipt.hidden = false;
  receipt.focus();
  if (again)
    again.onclick = () => {
      form.reset();
      hideReceipt(form);
      onAgain();
      form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    };
}

/** The form, without what was sent before: a page taken out of the browser's store begins anew. */
export function hideReceipt(form: HTMLFormElement): void {
  const { receipt } = partsOf(form);
  form.hidden = false;
  if (receipt) receipt.hidden = true;
}

/** Completed fields, by the words beside them. */
const sentOf = (form: HTMLFormElement): string[][] =>
  [...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
    const name = field.querySelector('legend, label[for]')?.firstChild?.textContent;
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
