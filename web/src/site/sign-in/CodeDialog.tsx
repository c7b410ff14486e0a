import { OTP } from '@emanet/contract/auth';
import { signInForm } from '@emanet/contract/auth/form';
import type { Language } from '@emanet/contract/shared/primitives';
import { loginOf } from '../address.ts';
import { signInTexts } from '../texts.ts';
import { BLANKS } from './blanks.ts';
import { Around, CodeField, Problem } from './parts.tsx';

/** The code of the mail: the browser's own modal, or without script the page's one step. */
export function CodeDialog({ language }: Readonly<{ language: Language }>) {
  const words = signInTexts[language];
  const [before, after] = words.codeSent
    .replace('{{minutes}}', String(OTP.minutes))
    .split('{{email}}');
  return (
    <dialog aria-labelledby="kod-baslik" data-code>
      <h2 id="kod-baslik">{words.codeTitle}</h2>
      <p className="intro">
        {before}
        <strong data-email>{BLANKS.email}</strong>
        {after}
      </p>
      <form action={signInForm.code.path} method="post">
        <Around language={language} />
        <input type="hidden" name="email" value={BLANKS.email} />
        <CodeField id="kod" label={words.codeLabel} problem="kod-problem" />
        <Problem id="kod-problem" />
        <button className="button large" type="submit">
          {words.signIn}
        </button>
      </form>
      <form className="actions row" action={signInForm.email.path} method="post" data-resend>
        <Around language={language} />
        <input type="hidden" name="email" value={BLANKS.email} />
        <input type="hidden" name="yeniden" value="1" />
        <a className="link" href={`${loginOf(language)}${BLANKS.andNext}`} data-close>
          {words.changeAddress}
        </a>
        <button className="link" type="submit">
          {words.resend}
        </button>
      </form>
      <p className="sent" role="status">
        <span className="if-resent">{words.resent}</span>
      </p>
    </dialog>
  );
}
