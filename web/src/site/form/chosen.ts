import type { Words } from './words.ts';

const KB = 1024;

/**
 * Lists the files that were chosen, each to be taken away again: a browser names but their number, and
 * its own button speaks its own language.
 */
export function listChosen(form: HTMLFormElement, words: Words): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const list = form.querySelector(`[data-chosen="${input.id}"]`);
    if (!list) continue;
    input.closest('.files')?.classList.add('listed');
    listFilesOf(input, list, words);
  }
}

function listFilesOf(input: HTMLInputElement, list: Element, words: Words): void {
  const show = () => list.replaceChildren(...[...(input.files ?? [])].map(lineOf));
  const lineOf = (file: File): HTMLElement => {
    const line = document.createElement('li');
    const size = document.createElement('span');
    size.textContent = sizeOf(file.size);
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.textContent = '✕';
    remove.ariaLabel = (words.removeFile ?? '').replace('{name}', file.name);
    remove.onclick = () => {
      const kept = new DataTransfer();
      for (const one of input.files ?? []) if (one !== file) kept.items.add(one);
      input.files = kept.files;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      show();
      input.focus();
    };
    line.append(file.name, size, remove);
    return line;
  };
  input.addEventListener('change', show);
  show();
}

const sizeOf = (bytes: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: bytes < KB * KB ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: bytes < KB * KB ? 0 : 1,
  }).format(bytes / (bytes < KB * KB ? KB : KB * KB));

/** Counts the characters of a long text beside its limit. */
export function countCharacters(form: HTMLFormElement, words: Words): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-count]')) {
    const text = form.querySelector<HTMLTextAreaElement>(`#${place.dataset['count'] ?? ''}`);
    if (!text) continue;
    const show = () => {
      const length = text.value.length.toLocaleString(document.documentElement.lang);
      place.textContent = (words.mostCharacters ?? '').replace('{length}', length);
    };
    text.addEventListener('input', show);
    show();
  }
}
