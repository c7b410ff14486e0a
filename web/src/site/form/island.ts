// The script of the forms: checks while they are filled in, sends them in place, shows the receipt or
// goes on to the page after.
import { countCharacters, listChosen } from './chosen.ts';
import { countDown, offerPrint, sendWholeCode } from './code.ts';
import { namedProblems, problemOf, showProblem, type Control } from './problems.ts';
import { showReceipt, hideReceipt } from './receipt.ts';
import { isWords, type Words } from './words.ts';

type Answer = {
  message?: string;
  fields?: Record<string, string>;
  data?: { id: number; tarih: string; token?: string };
};

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  const words: unknown = JSON.parse(form.dataset['form'] ?? '');
  if (isWords(words)) enhance(form, words);
}
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
  countCharacters(form, words);
  listChosen(form, words);

  /** idle → loading → success or error; a reset leads back to idle. */
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
  // Back from the page that it led to, as it was left.
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

/** `/contact#danismanlik` asks about that. */
function tickAskedTopic(): void {
  const asked = location.hash.slice(1);
  const box = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
    ({ value }) => value === asked,
  );
  if (box) box.checked = true;
}
