import { signInForm } from '@emanet/contract/auth/form';
import type { Language } from '@emanet/contract/shared/primitives';
import { loginOf } from '../address.ts';
import { Icon } from '../Icon.tsx';
import { signInTexts } from '../texts.ts';
import { BLANKS } from './blanks.ts';
import { Around, CodeField, Problem } from './parts.tsx';

/** Behind the code of the mail: a passkey, the code of an app, or a recovery code. */
export function SecondStep({ language }: Readonly<{ language: Language }>) {
  const words = signInTexts[language];
  return (
    <section className="step step-second" data-second>
      <h1>{words.secondTitle}</h1>
      <p className="intro by-passkey">{words.secondText.gecis_anahtari}</p>
      <Problem id="ikinci-problem" />
      <form className="way by-app" action={signInForm.appCode.path} method="post">
        <Around language={language} />
        <p className="intro">{words.secondText.uygulama}</p>
        <CodeField id="uygulama" label={words.appCode} problem="ikinci-problem" />
        <button className="button large" type="submit">
          {words.signIn}
        </button>
      </form>
      <form className="way by-recovery" action={signInForm.recoveryCode.path} method="post">
        <Around language={language} />
        <p className="intro">{words.secondText.kurtarma_kodu}</p>
        <label htmlFor="kurtarma">{words.recoveryCode}</label>
        <input
          id="kurtarma"
          className="text-field"
          name="code"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          required
          placeholder="ABCD-EFGH-JKLM-NPQR-STUV-WXYZ"
          aria-describedby="ikinci-problem"
        />
        <button className="button large" type="submit">
          {words.signIn}
        </button>
      </form>
      <button className="button plain large if-passkeys" type="button" data-passkey disabled>
        <Icon name="finger" />
        {words.passkey}
      </button>
      <noscript>
        <p className="notice needs-script">{words.needsScript}</p>
      </noscript>
      <p className="actions row">
        <a className="link" href={`${loginOf(language)}${BLANKS.andNext}`} data-again>
          {words.startAgain}
        </a>
        <button className="link to-recovery" type="button" data-take="kurtarma_kodu">
          {words.useRecovery}
        </button>
        <button className="link to-app" type="button" data-take="uygulama">
          {words.useApp}
        </button>
      </p>
    </section>
  );
}
