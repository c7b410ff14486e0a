// The script of the sign-in page: the same forms without a page load, passkeys, the link of a mail.
import { startCode } from './code-step.ts';
import { offerPasskeys } from './passkey.ts';
import { startSecond } from './second-step.ts';
import type { Settings } from './settings.ts';
import { hearSignIn, leave, type Page, say, showStep, whileBusy } from './page.ts';
import { ask } from './ask.ts';

const root = document.documentElement;

/** Reads a value from this browser's storage; empty where storing is forbidden. */
function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Applies the colour scheme chosen in the application. */
function showKeptScheme({ kept }: Settings): void {
  const scheme = read(kept.scheme);
  if (scheme === 'dark' || scheme === 'light') root.style.colorScheme = scheme;
}

/**
 * Stores the language of the address. The Turkish address alone names none: then the stored one
 * leads to the page in it. True when the page is left.
 */
function followLanguage({ kept, other, own }: Settings): boolean {
  const address = new URL(location.href);
  if (address.pathname.startsWith('/api/')) {
    // A form opened this page at an address that cannot be opened again.
    history.replaceState(null, '', own);
    return false;
  }
  const asked = address.searchParams.get('lang');
  const before = read(kept.language);
  if (asked === null && root.lang === 'tr' && before === 'en') {
    location.replace(other + address.search + address.hash);
    return true;
  }
  if (asked !== null || root.lang !== 'tr') write(kept.language, root.lang);
  if (asked !== null) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  return false;
}

/** A mailbox and a domain with a dot; the server normalises and checks it. */
const LIKE_ADDRESS = /@.+\../;

const main = document.querySelector<HTMLElement>('[data-sign-in]');
if (main) start(main);

function start(main: HTMLElement): void {
  // The build wrote it for this script.
  const settings = JSON.parse(main.dataset['signIn'] ?? '') as Settings;
  showKeptScheme(settings);
  if (followLanguage(settings)) return;
  const page: Page = { main, settings };
  hearSignIn(page);
  const showSecond = startSecond(page);
  const openCode = startCode(page, showSecond);
  startAddress(page, openCode);
  startLink(page, showSecond);
  offerPasskeys(page, () => leave(page));
  // A page from the browser's cache may belong to another person who signed in before.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/** Signs in with a mail's link only after a click: mail programs open links by themselves. */
function startLink(page: Page, showSecond: () => void): void {
  const { main, settings } = page;
  const link = new URLSearchParams(location.hash.slice(1)).get(settings.linkName) ?? '';
  const section = main.querySelector('.step-link');
  const button = section?.querySelector<HTMLButtonElement>('[data-link]');
  if (!link || !section || !button) return;
  // The token must not stay in the history.
  history.replaceState(history.state, '', location.pathname + location.search);
  const problem = section.querySelector('.problem');
  const enter = async () => {
    say(problem, '');
    const answer = await whileBusy(button, () => ask(settings, settings.paths.link, { link }));
    if (answer.ok) leave(page);
    else if (answer.body.code === 'SECOND_STEP_REQUIRED') showSecond();
    else say(problem, answer.problem);
  };
  button.addEventListener('click', () => void enter());
  section.querySelector('[data-again]')?.addEventListener('click', () => showStep(page, 'address'));
  showStep(page, 'link');
}

/** Sends the typed address to the server, which checks whether it knows it. */
function startAddress({ main, settings }: Page, openCode: (email: string) => void): void {
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
  // The address of an expired session; its drafts wait for the same person.
  const last = read(kept.address);
  if (last) {
    input.value ||= last;
    main.querySelector('[data-work-kept]')?.removeAttribute('hidden');
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!LIKE_ADDRESS.test(input.value)) return refuse(words.emailInvalid);
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
