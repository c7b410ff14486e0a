import { namedProblems, problemOf, showProblem, type Control } from './problems.ts';
import { showReceipt, hideReceipt } from './receipt.ts';
import { isWords, type Words } from './words.ts';
import { dropWritten, keepWritten } from './written.ts';

const KB = 1024;

/**
 * Lists the chosen files, each with a button to remove it: a browser shows only their number, and
 * its own button uses its own language.
 */
function listChosen(form: HTMLFormElement, words: Words): void {
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
function countCharacters(form: HTMLFormElement, words: Words): void {
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

const SECOND = 1000;
const MINUTE = 60;

/** Sends a code once its last digit is typed. */
function sendWholeCode(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name=kod]');
  if (!input) return;
  input.focus();
  input.addEventListener('input', () => {
    input.value = input.value.replace(/\D/g, '');
    if (input.value.length === input.maxLength) form.requestSubmit();
  });
}

/** Counts down until another code may be requested; until then the button says when. */
function countDown(button: HTMLButtonElement): void {
  const named = button.textContent;
  const until = Date.now() + Number(button.dataset['wait']) * SECOND;
  const show = () => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / SECOND));
    const time = `${String(Math.floor(left / MINUTE))}.${String(left % MINUTE).padStart(2, '0')}`;
    button.disabled = left > 0;
    button.textContent =
      left > 0 ? (button.dataset['waiting'] ?? '').replace('{time}', time) : named;
    if (left > 0) setTimeout(show, SECOND);
  };
  show();
}

/** Shows the print button, which needs script. */
function offerPrint(button: HTMLButtonElement): void {
  button.hidden = false;
  button.onclick = () => print();
}

type Answer = {
  message?: string;
  fields?: Record<string, string>;
  data?: { id: number; tarih: string; token?: string };
};

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  const words: unknown = JSON.parse(form.dataset['form'] ?? '');
  if (isWords(words)) enhance(form, words);
}
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-written]'))
  keepWritten(form);
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-sent-by]'))
  dropWritten(dataset['sentBy']);
tickAskedTopic();
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-code]'))
  sendWholeCode(form);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-wait]')) countDown(button);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]'))
  offerPrint(button);

function enhance(form: HTMLFormElement, words: Words): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const alert = form.querySelector<HTMLElement>('[data-alert]');
  const named = button?.textContent ?? '';
  form.noValidate = true;
  keepWritten(form);
  countCharacters(form, words);
  listChosen(form, words);

  /** idle → loading → success or error; a reset returns to idle. */
  const setState = (state: 'idle' | 'loading' | 'success' | 'error', message = '') => {
    form.dataset['state'] = state;
    if (button) {
      button.disabled = state === 'loading';
      button.textContent = state === 'loading' ? words.sending : named;
    }
    if (!alert) return;
    alert.hidden = state !== 'error';
    alert.textContent = message;
  };

  const fail = (fields: Record<string, string>, message: string) => {
    setState('error', message);
    let first: HTMLElement | undefined;
    for (const [name, problem] of Object.entries(fields)) {
      const control = showProblem(form, name, problem);
      first ??= control;
    }
    if (first) first.focus();
    else alert?.scrollIntoView({ block: 'center' });
  };

  form.addEventListener('focusout', ({ target }) => {
    if (isControl(target) && target.value !== '')
      showProblem(form, target.name, problemOf(form, target.name, words));
  });
  form.addEventListener('input', ({ target }) => {
    if (isControl(target) && problemOf(form, target.name, words) === '')
      showProblem(form, target.name, '');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.dataset['state'] === 'loading') return;
    const names = namesOf(form);
    const problems = names.map((name) => [name, problemOf(form, name, words)] as const);
    for (const [name, problem] of problems) showProblem(form, name, problem);
    const wrong = Object.fromEntries(problems.filter(([, problem]) => problem !== ''));
    if (Object.keys(wrong).length > 0) {
      setState('idle');
      fail(wrong, namedProblems(form, wrong));
      return;
    }
    setState('loading');
    send(form).then(
      ({ ok, answer }) => {
        if (!ok || !answer.data) {
          const { message = `${words.failed}. ${words.kept}`, fields = {} } = answer;
          fail(fields, [message, namedProblems(form, fields)].filter(Boolean).join('\n'));
          return;
        }
        dropWritten(form.getAttribute('action'));
        const { next } = form.dataset;
        if (next) {
          location.assign(next.replace('{token}', answer.data.token ?? ''));
          return;
        }
        setState('success');
        showReceipt(form, answer.data, words, () => setState('idle'));
      },
      () => fail({}, `${words.failed}. ${words.kept}`),
    );
  });
  hideReceipt(form);
  // On a return by Back the form is as it was left.
  addEventListener('pageshow', () => {
    if (form.dataset['state'] === 'loading') setState('idle');
  });
}

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const namesOf = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLElement>('[data-field]')].map(
    ({ dataset }) => dataset['field'] ?? '',
  );

async function send(form: HTMLFormElement): Promise<{ ok: boolean; answer: Answer }> {
  const data = new FormData(form);
  const headers = { 'Accept-Language': document.documentElement.lang };
  const answer = await fetch(
    form.action,
    form.enctype === 'multipart/form-data'
      ? { method: 'POST', headers, body: data }
      : {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(fieldsOf(data)),
        },
  );
  return { ok: answer.ok, answer: (await answer.json()) as Answer };
}

/** Fields as JSON; several values of one are joined. */
const fieldsOf = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String).join(',')]),
  );

/** `/contact#danismanlik` ticks that topic. */
function tickAskedTopic(): void {
  const asked = location.hash.slice(1);
  const box = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
    ({ value }) => value === asked,
  );
  if (box) box.checked = true;
}
