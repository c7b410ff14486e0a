import { ask } from './ask.ts';
import { codeField } from './code-field.ts';
import { isAt, leave, say, showStep, whileBusy, type Page } from './page.ts';

const root = document.documentElement;
const WAYS = ['gecis_anahtari', 'uygulama', 'kurtarma_kodu'] as const;
const classOf = (way: string) => `has-${way.replaceAll('_', '-')}`;

/** The step after the code of the mail; returns a function that shows it with the person's ways. */
export function startSecond(page: Page): () => void {
  const { main, settings } = page;
  const section = main.querySelector('[data-second]');
  const app = section?.querySelector<HTMLFormElement>('form.by-app');
  const recovery = section?.querySelector<HTMLFormElement>('form.by-recovery');
  const boxes = app?.querySelector('.boxes');
  const typed = recovery?.querySelector<HTMLInputElement>('#kurtarma');
  if (!section || !app || !recovery || !boxes || !typed) return () => undefined;
  const problem = section.querySelector('.problem');
  const { paths } = settings;

  const enter = async (form: HTMLFormElement, path: string, code: string) => {
    const button = form.querySelector('button');
    if (button?.disabled) return;
    say(problem, '');
    const answer = await whileBusy(button, () => ask(settings, path, { code }));
    if (answer.ok) return leave(page);
    say(problem, answer.problem);
    if (answer.body.code === 'SECOND_STEP_EXPIRED') return expire();
    if (form === app) field.clear(true);
    else typed.select();
  };
  const field = codeField(boxes, settings.digits, () => {
    void enter(app, paths.appCode, field.value());
  });
  for (const form of [app, recovery]) {
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const code = form === app ? field.value() : typed.value.trim();
      if (code) void enter(form, form === app ? paths.appCode : paths.recoveryCode, code);
    });
  }
  const take = (way: string) => {
    root.dataset['way'] = way;
    if (way === 'uygulama') field.clear(false);
    else if (way === 'kurtarma_kodu') typed.focus();
    else section.querySelector<HTMLElement>('[data-passkey]')?.focus();
  };
  /** This sign-in is over; the person must begin again. */
  const expire = () => {
    root.classList.remove(...WAYS.map(classOf));
    root.dataset['way'] = '';
  };
  for (const button of section.querySelectorAll<HTMLButtonElement>('[data-take]'))
    button.addEventListener('click', () => {
      say(problem, '');
      take(button.dataset['take'] ?? '');
    });
  const choose = () => take(root.classList.contains(classOf('uygulama')) ? 'uygulama' : '');
  if (isAt('second')) choose();
  return () => {
    say(problem, '');
    showStep(page, 'second');
    void ask(settings, paths.ways).then((answer) => {
      const { yollar = [] } = (answer.body.data ?? {}) as { yollar?: readonly string[] };
      root.classList.add(...yollar.map(classOf));
      choose();
      say(problem, answer.problem);
      if (!answer.ok) expire();
    });
  };
}
