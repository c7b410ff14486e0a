import type { Language } from '@emanet/contract/shared/primitives';
import { Field, Problem } from '../form/Field.tsx';
import { Trap } from '../form/SiteForm.tsx';
import { texts } from '../texts.ts';
import { ALERT, BLANKS, put } from './blanks.ts';

type Props = Readonly<{ language: Language }>;

const LONGEST = 4000;
const ACTION = `/api/ihlal-bildir/gonder/${BLANKS.slug}`;

/** The page for those who notice a breach: it requires what happened, and no name. */
export function BreachDoor({ language }: Props) {
  const { breach, form } = texts[language];
  return (
    <div className="narrow">
      <h1>{breach.title}</h1>
      <p className="lead">{put(breach.lead, { company: BLANKS.company })}</p>
      <form action={ACTION} method="post" data-written>
        <input type="hidden" name="dil" value={language} />
        <Trap label={form.trap} />
        <div className="alert" role="alert" data-alert data-shown="alert">
          {ALERT}
        </div>
        <p className="note" data-shown="unread">
          {breach.unread}
        </p>
        <div className="field" data-field="ne_oldu">
          <label htmlFor="ne_oldu">{breach.what}</label>
          <textarea
            id="ne_oldu"
            name="ne_oldu"
            rows={6}
            maxLength={LONGEST}
            required
            aria-describedby="ne_oldu-hint ne_oldu-problem"
            defaultValue="__value:ne_oldu__"
            data-wrong="ne_oldu"
          />
          <p className="field-hint" id="ne_oldu-hint">
            {breach.whatText}
          </p>
          <Problem name="ne_oldu" filled />
        </div>
        {(['ne_zaman', 'nerede', 'ad', 'iletisim'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={breach.fields[name]}
            optional={form.optional}
            autoComplete="off"
            most={name === 'nerede' || name === 'iletisim' ? 300 : 200}
            filled
          />
        ))}
        <p className="small">{breach.nameText}</p>
        <div className="send row">
          <button className="button large" type="submit">
            {breach.send}
          </button>
          <p className="small">{put(breach.noticeText, { company: BLANKS.company })}</p>
        </div>
      </form>
    </div>
  );
}

/** Thanks, and the next steps. */
export function BreachReceived({ language }: Props) {
  const { breach } = texts[language];
  return (
    <div className="narrow" data-sent-by={ACTION}>
      <h1>{breach.received}</h1>
      <p className="lead">{put(breach.receivedText, { company: BLANKS.company })}</p>
      <p>{breach.meanwhile}</p>
    </div>
  );
}

/** An unknown or former address of the form for breaches. */
export function BreachGone({ language }: Props) {
  const { breach } = texts[language];
  return (
    <div className="narrow">
      <h1>{breach.gone}</h1>
      <p className="lead">{breach.goneText}</p>
    </div>
  );
}
