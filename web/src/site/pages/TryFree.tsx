import { EMPLOYEE_BANDS } from '@emanet/contract/public-forms';
import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf } from '../address.ts';
import { Field, Select } from '../form/Field.tsx';
import { SiteForm } from '../form/SiteForm.tsx';
import { Icon } from '../Icon.tsx';
import { texts } from '../texts.ts';

type Props = Readonly<{ language: Language }>;

/** Steps after requesting an account, and the form for it. */
export function TryFree({ language }: Props) {
  const { tryFree } = texts[language];
  return (
    <section className="page wide columns beside">
      <div>
        <h1>{tryFree.title}</h1>
        <p className="lead">{tryFree.lead}</p>
        <ol className="steps">
          {tryFree.steps.map(({ title, tag, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              {tag && <span className="tag">{tag}</span>}
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <AccountForm language={language} />
    </section>
  );
}

function AccountForm({ language }: Props) {
  const { tryFree, form } = texts[language];
  const foot = (
    <p className="note">
      <Icon name="info" />
      <span>
        {tryFree.hint} <a href={addressOf(language, '/community/verbis')}>{tryFree.hintLink}</a>
      </span>
    </p>
  );
  const sent = {
    title: tryFree.sentTitle,
    text: tryFree.sentText,
    link: tryFree.sentLink,
    to: '/community/inventory',
  };
  return (
    <div>
      <SiteForm
        language={language}
        action="/api/free-account/add"
        foot={foot}
        send={tryFree.send}
        sent={sent}
      >
        <Field name="fullname" label={tryFree.fullname} autoComplete="name" most={200} />
        <Field
          name="email"
          label={tryFree.email}
          type="email"
          autoComplete="email"
          most={254}
          hint={tryFree.emailHint}
        />
        <Field name="company_name" label={tryFree.company} autoComplete="organization" most={200} />
        <div className="columns two">
          <Select
            name="numberoff"
            label={tryFree.employees}
            options={EMPLOYEE_BANDS}
            choose={form.choose}
          />
          <Select name="country" label={tryFree.country} options={form.countries} />
        </div>
      </SiteForm>
      <p className="small">
        {tryFree.termsBefore}
        <a href={addressOf(language, '/legal/terms')}>{tryFree.termsLink}</a>
        {tryFree.termsAfter}
        <a href={addressOf(language, '/legal')}>{tryFree.noticeLink}</a>
        {tryFree.noticeAfter}
      </p>
    </div>
  );
}
