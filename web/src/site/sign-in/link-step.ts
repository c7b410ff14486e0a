import { ask } from './ask.ts';
import { leave, say, showStep, whileBusy, type Page } from './page.ts';

/** Signs in with the link of a mail, when asked to: programs that read mail open links by themselves. */
export function startLink(page: Page, showSecond: () => void): void {
  const { main, settings } = page;
  const link = new URLSearchParams(location.hash.slice(1)).get(settings.linkName) ?? '';
  const section = main.querySelector('.step-link');
  const button = section?.querySelector<HTMLButtonElement>('[data-link]');
  if (!link || !section || !button) return;
  // The token stays in no history.
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
