// The script of the sign-in page: the same forms without a new page, passkeys, the link of a mail.
import { startAddress } from './address-step.ts';
import { startCode } from './code-step.ts';
import { followLanguage, showKeptScheme } from './kept.ts';
import { startLink } from './link-step.ts';
import { offerPasskeys } from './passkey.ts';
import { startSecond } from './second-step.ts';
import type { Settings } from './settings.ts';
import { hearSignIn, leave, type Page } from './page.ts';

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
  // A page taken out of the browser's store may be of somebody who has signed in since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
