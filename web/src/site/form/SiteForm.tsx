import type { ReactNode } from 'react';
import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf } from '../address.ts';
import { texts } from '../texts.ts';

/** Placeholder for the token that the server puts into each page it sends. */
const PAGE_TOKEN = '__PAGE_TOKEN__';

type Props = Readonly<{
  language: Language;
  action: string;
  /** Below the fields: the agreement, and the button. */
  foot: ReactNode;
  send: string;
  sent: Readonly<{ title: string; text: string; link: string; to: string }>;
  children: ReactNode;
}>;

/**
 * A form that works without script: it is posted and opens a page. The script of `island.ts` checks
 * during typing, sends it in place and shows the receipt in this page.
 */
export function SiteForm({ language, action, foot, send, sent, children }: Props) {
  const { form } = texts[language];
  return (
    <div className="panel">
      <form action={action} method="post" data-form={JSON.stringify(wordsOf(language))}>
        <input type="hidden" name="dil" value={language} />
        <input type="hidden" name="belirtec" value={PAGE_TOKEN} />
        <Trap label={form.trap} />
        {children}
        <div className="form-foot">
          <div className="alert" role="alert" data-alert hidden />
          {foot}
          <button className="button large" type="submit">
            {send}
          </button>
        </div>
      </form>
      <div className="receipt" data-receipt hidden tabIndex={-1}>
        <h2>{sent.title}</h2>
        <p>{sent.text}</p>
        <dl data-sent />
        <div className="row">
          <a className="button plain" href={addressOf(language, sent.to)}>
            {sent.link}
          </a>
          <button className="more" type="button" data-again>
            {form.again}
          </button>
        </div>
      </div>
    </div>
  );
}

/** A field that is hidden from people and that robots fill in. */
export const Trap = ({ label }: Readonly<{ label: string }>) => (
  <div className="trap unseen" aria-hidden="true">
    <label>
      {label}
      <input name="web_sitesi" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

const wordsOf = (language: Language) => {
  const { sending, failed, kept, required, email, number, sentAt } = texts[language].form;
  return { sending, failed, kept, required, email, number, sentAt };
};
