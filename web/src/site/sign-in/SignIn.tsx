import type { ReactNode } from 'react';
import { auth, OTP, SIGN_IN_LINK } from '@emanet/contract/auth';
import { signInForm } from '@emanet/contract/auth/form';
import { secondStep } from '@emanet/contract/auth/second-step';
import { KEPT } from '@emanet/contract/shared/kept-names';
import type { Language } from '@emanet/contract/shared/primitives';
import { RETURN_PARAM } from '@emanet/contract/shared/return-address';
import { sentence } from '@emanet/contract/shared/sentences';
import { addressOf, loginOf } from '../address.ts';
import { Icon } from '../Icon.tsx';
import { LookAround } from '../LookAround.tsx';
import { signInTexts } from '../texts.ts';
import { BLANKS } from './blanks.ts';
import type { Settings } from './settings.ts';

/** Fields that every form of the page sends. */
const Around = ({ language }: Readonly<{ language: Language }>) => (
  <>
    <input type="hidden" name="dil" value={language} />
    <input type="hidden" name={RETURN_PARAM} value={BLANKS.next} />
  </>
);

/** The place for the problem. */
const Problem = ({ id }: Readonly<{ id: string }>) => (
  <p className="problem signed" role="alert" id={id}>
    {BLANKS.message}
  </p>
);

const PLACES = Array.from({ length: OTP.digits }, (_, at) => at);

type MovedProps = Readonly<{ id: string; label: string; problem: string }>;

/** One field drawn as six boxes, so that typing, pasting and a phone's autofill all work. */
const CodeField = ({ id, label, problem }: MovedProps) => (
  <div className="boxes">
    {PLACES.map((at) => (
      <i key={at} />
    ))}
    <input
      id={id}
      name="code"
      aria-label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9 ]{${String(OTP.digits)},}`}
      maxLength={12}
      required
      autoFocus
      aria-describedby={problem}
    />
  </div>
);

type Props = Readonly<{ language: Language; app: readonly string[] }>;

/** Sign-in: the e-mail address first, then the one-time code; or the link of a mail. */
export function SignIn({ language, app }: Props) {
  const words = signInTexts[language];
  return (
    <main id="icerik" data-sign-in={JSON.stringify(settingsIn(language, app))}>
      <Step name="address">
        <div className="notice if-expired" role="alert">
          <Icon name="info" />
          <p>
            <strong>{words.invalidTitle}</strong>
            {words.invalidText}{' '}
            <span data-work-kept hidden>
              {words.workKept}
            </span>
          </p>
        </div>
        <h1>{words.title}</h1>
        <p className="intro">{words.intro}</p>
        <form action={signInForm.email.path} method="post" data-address>
          <Around language={language} />
          <label htmlFor="email">{words.email}</label>
          <div className="with-icon">
            <Icon name="mail" />
            <input
              id="email"
              className="text-field"
              name="email"
              inputMode="email"
              autoCapitalize="none"
              required
              autoFocus
              autoComplete="email"
              maxLength={254}
              placeholder={words.emailHint}
              defaultValue={BLANKS.email}
              data-wrong=""
              aria-describedby="email-problem"
            />
          </div>
          <Problem id="email-problem" />
          <button className="button large" type="submit">
            {words.continue}
            <Icon name="arrow" />
          </button>
        </form>
        <button className="button plain large if-passkeys" type="button" data-passkey disabled>
          <Icon name="finger" />
          {words.passkey}
        </button>
        <LookAround language={language} label={words.lookAround} />
        <p className="below">
          {words.noAccount} <a href={addressOf(language, '/try-for-free')}>{words.tryFree}</a>
        </p>
      </Step>
      <Step name="link">
        <h1>{words.linkTitle}</h1>
        <p className="intro">{words.linkText}</p>
        <p className="problem signed" role="alert" data-link-problem />
        <button className="button large" type="button" data-link>
          {words.signIn}
        </button>
        <p className="actions row">
          <button className="link" type="button" data-again>
            {words.linkCode}
          </button>
        </p>
      </Step>
      <SecondStep language={language} />
      <CodeDialog language={language} />
    </main>
  );
}

const Step = ({ name, children }: Readonly<{ name: string; children: ReactNode }>) => (
  <section className={`step step-${name}`}>{children}</section>
);

const settingsIn = (language: Language, app: readonly string[]): Settings => {
  const { emailInvalid, resend, resendIn, resent } = signInTexts[language];
  return {
    paths: {
      verify: auth.verifyEmail.path,
      send: auth.sendCode.path,
      code: auth.enterCode.path,
      link: auth.enterLink.path,
      ways: secondStep.state.path,
      appCode: secondStep.enterAppCode.path,
      recoveryCode: secondStep.enterRecoveryCode.path,
      passkeyOptions: secondStep.passkeyOptions.path,
      passkey: secondStep.enterPasskey.path,
    },
    words: {
      ...{ emailInvalid, resend, resendIn, resent },
      notVerified: sentence('emailNotVerified')[language],
      failed: sentence('networkFailed')[language],
    },
    kept: KEPT,
    linkName: SIGN_IN_LINK,
    own: addressOf(language, '/login'),
    other: addressOf(language === 'tr' ? 'en' : 'tr', '/login'),
    digits: OTP.digits,
    resendSeconds: OTP.resendSeconds,
    app,
  };
};

/** The code of the mail: the browser's own modal, or without script the page's one step. */
function CodeDialog({ language }: Readonly<{ language: Language }>) {
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

/** After the code of the mail: a passkey, the code of an app, or a recovery code. */
function SecondStep({ language }: Readonly<{ language: Language }>) {
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
