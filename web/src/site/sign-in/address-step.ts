import { ask } from './ask.ts';
import { read } from './kept.ts';
import { say, whileBusy, type Page } from './page.ts';

/** Asks for the address and lets the server say whether it knows it. */
export function startAddress({ main, settings }: Page, openCode: (email: string) => void): void {
  const form = main.querySelector<HTMLFormElement>('[data-address]');
  const input = form?.querySelector<HTMLInputElement>('#email');
  if (!form || !input) return;
  const { kept, paths, words } = settings;
  const problem = form.querySelector('.problem');
  const refuse = (sentence: string) => {
    say(problem, sentence);
    input.setAttribute('aria-invalid', String(sentence !== ''));
    if (sentence) input.focus();
  };
  form.noValidate = true;
  // The address of a session that ended by itself; its forms wait for the same person.
  const last = read(kept.address);
  if (last) {
    input.value ||= last;
    main.querySelector('[data-work-kept]')?.removeAttribute('hidden');
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!input.checkValidity()) return refuse(words.emailInvalid);
    refuse('');
    const email = input.value.trim();
    const button = form.querySelector('button');
    void whileBusy(button, () => ask(settings, paths.verify, { email })).then(
      ({ ok, body, problem: sentence }) => {
        if (ok && body.valid) openCode(email);
        else refuse(sentence || body.message || words.notVerified);
      },
    );
  });
}
