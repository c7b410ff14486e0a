import { ask } from './ask.ts';
import { clock } from './clock.ts';
import { codeField } from './code-field.ts';
import { isAt, leave, say, showStep, whileBusy, type Page } from './page.ts';

const SECOND = 1000;

/** The window for the code of the mail; returns a function that opens it and sends a code. */
export function startCode(page: Page, showSecond: () => void): (email: string) => void {
  const { main, settings } = page;
  const { paths, words } = settings;
  const dialog = main.querySelector<HTMLDialogElement>('[data-code]');
  const boxes = dialog?.querySelector('.boxes');
  const form = dialog?.querySelector('form');
  const again = dialog?.querySelector<HTMLFormElement>('[data-resend]');
  if (!dialog || !boxes || !form || !again) return () => undefined;
  const problem = dialog.querySelector('.problem');
  const sent = dialog.querySelector('.sent');
  const send = async (email: string, first: boolean) => {
    countDown(again.querySelector('button'), page);
    say(sent, '');
    const answer = await ask(settings, paths.send, { email });
    say(problem, answer.problem);
    if (answer.ok && !first) say(sent, words.resent);
  };
  const emailOf = () => dialog.querySelector<HTMLInputElement>('[name=email]')?.value ?? '';

  const enter = async () => {
    const button = form.querySelector('button');
    if (button?.disabled) return;
    say(problem, '');
    const body = { email: emailOf(), code: field.value() };
    const answer = await whileBusy(button, () => ask(settings, paths.code, body));
    if (answer.ok) return leave(page);
    if (answer.body.code === 'SECOND_STEP_REQUIRED') {
      dialog.close();
      return showSecond();
    }
    say(problem, answer.problem);
    field.clear(true);
  };
  const field = codeField(boxes, settings.digits, () => void enter());
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (field.value().length === settings.digits) void enter();
    else field.clear(false);
  });
  again.addEventListener('submit', (event) => {
    event.preventDefault();
    field.clear(false);
    void send(emailOf(), false);
  });
  dialog.querySelector('[data-close]')?.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
  });
  const open = (email: string) => {
    fetchAhead(settings.app);
    say(dialog.querySelector('[data-email]'), email);
    for (const input of dialog.querySelectorAll<HTMLInputElement>('[name=email]'))
      input.value = email;
    showStep(page, 'address');
    dialog.showModal();
    field.clear(false);
  };
  // The form was sent before this script had loaded: its page continues as a window.
  if (isAt('code')) {
    open(emailOf());
    countDown(again.querySelector('button'), page);
  }
  return (email) => {
    say(problem, '');
    open(email);
    void send(email, true);
  };
}

let counting: ReturnType<typeof setInterval> | undefined;

/** Shows when another code may be requested, by the clock, because timers of a hidden tab stop. */
function countDown(button: HTMLButtonElement | null, { settings }: Page): void {
  const { resendSeconds, words } = settings;
  const until = Date.now() + resendSeconds * SECOND;
  const show = () => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / SECOND));
    if (left === 0) clearInterval(counting);
    if (!button) return;
    button.disabled = left > 0;
    button.textContent = left > 0 ? words.resendIn.replace('{{time}}', clock(left)) : words.resend;
  };
  clearInterval(counting);
  counting = setInterval(show, SECOND / 2);
  show();
}

/** Lets the browser prefetch the application's first files, while the person looks for the mail. */
function fetchAhead(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file;
    document.head.append(link);
  }
}
