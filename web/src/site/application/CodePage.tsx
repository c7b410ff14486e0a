import { CONFIRMATION } from '@emanet/contract/applications/form';
import type { Language } from '@emanet/contract/shared/primitives';
import { Field } from '../form/Field.tsx';
import { Icon } from '../Icon.tsx';
import { texts } from '../texts.ts';
import { BLANKS, put } from './blanks.ts';

type Props = Readonly<{ language: Language }>;

/** The page for the six digits that confirm the application. */
export function CodePage({ language }: Props) {
  const { application } = texts[language];
  const { email, minutes, hours } = BLANKS;
  return (
    <div className="narrow">
      <p className="small">{application.step}</p>
      <h1>{application.codeTitle}</h1>
      <p className="lead">{put(application.codeText, { email, minutes })}</p>
      <form action="/api/kvkk-formu/dogrula" method="post" data-code>
        <Token language={language} />
        <label className="unseen" htmlFor="kod">
          {application.codeLabel}
        </label>
        <div className="boxes">
          {Array.from({ length: CONFIRMATION.digits }, (_, at) => (
            <i key={at} />
          ))}
          <input
            id="kod"
            name="kod"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`[0-9 ]{${String(CONFIRMATION.digits)},}`}
            maxLength={CONFIRMATION.digits}
            required
            aria-describedby="kod-problem"
          />
        </div>
        <div className="alert if-refused" role="alert" id="kod-problem">
          {BLANKS.message}
        </div>
        <button className="button large" type="submit">
          {application.complete}
        </button>
      </form>
      <form action="/api/kvkk-formu/yeni-kod" method="post">
        <Token language={language} />
        <button
          className="more"
          type="submit"
          data-wait={BLANKS.wait}
          data-waiting={application.resendIn}
        >
          {application.resend}
        </button>
      </form>
      <details>
        <summary>{application.wrongAddress}</summary>
        <form action="/api/kvkk-formu/yeni-kod" method="post">
          <Token language={language} />
          <p className="small">{application.wrongAddressText}</p>
          <Field
            name="eposta"
            label={application.rightAddress}
            type="email"
            autoComplete="email"
            most={254}
          />
          <button className="button plain" type="submit">
            {application.changeAddress}
          </button>
        </form>
      </details>
      <p className="note">
        <Icon name="mail" />
        <span>{put(application.codeNote, { hours })}</span>
      </p>
    </div>
  );
}

const Token = ({ language }: Props) => (
  <>
    <input type="hidden" name="token" value={BLANKS.token} />
    <input type="hidden" name="dil" value={language} />
  </>
);
