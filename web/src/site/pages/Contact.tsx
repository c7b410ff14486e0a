import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf, OPERATOR } from '../address.ts';
import { Agreement, Choices, Field, Select } from '../form/Field.tsx';
import { SiteForm } from '../form/SiteForm.tsx';
import { Icon } from '../Icon.tsx';
import { texts } from '../texts.ts';

type Props = Readonly<{ language: Language }>;

/** Contact data of the operator, and the contact form. */
export function Contact({ language }: Props) {
  const { contact } = texts[language];
  return (
    <section className="page wide columns beside">
      <div>
        <h1>{contact.title}</h1>
        <p className="lead">{contact.lead}</p>
        <dl className="ways">
          <div className="if-mailed">
            <dt>
              <Icon name="mail" />
              {contact.email}
            </dt>
            <dd>
              <a href={`mailto:${OPERATOR.email}`}>{OPERATOR.email}</a>
            </dd>
          </div>
          <div className="if-named">
            <dt>
              <Icon name="pin" />
              {contact.address}
            </dt>
            <dd>{OPERATOR.address}</dd>
          </div>
          <div>
            <dt>
              <Icon name="clock" />
              {contact.answer}
            </dt>
            <dd>{contact.answerText}</dd>
          </div>
        </dl>
        <p className="note">
          <Icon name="person" />
          <span>{contact.subject}</span>
        </p>
      </div>
      <ContactForm language={language} />
    </section>
  );
}

function ContactForm({ language }: Props) {
  const { contact, form } = texts[language];
  const foot = (
    <Agreement name="approval">
      {contact.approvalBefore}
      <a href={addressOf(language, '/legal')}>{contact.approvalLink}</a>
      {contact.approvalAfter}
    </Agreement>
  );
  const sent = {
    title: contact.sentTitle,
    text: contact.sentText,
    link: contact.sentLink,
    to: '/community',
  };
  return (
    <SiteForm
      language={language}
      action="/api/forms/add"
      foot={foot}
      send={contact.send}
      sent={sent}
    >
      <div className="columns two">
        <Field name="fullname" label={contact.fullname} autoComplete="name" most={200} />
        <Field
          name="email"
          label={contact.workEmail}
          type="email"
          autoComplete="email"
          most={254}
        />
        <Field
          name="tel"
          label={contact.tel}
          type="tel"
          autoComplete="tel"
          most={50}
          optional={form.optional}
        />
        <Select name="country" label={contact.country} options={form.countries} />
      </div>
      <Field name="company" label={contact.company} autoComplete="organization" most={200} />
      <Choices
        name="position"
        label={contact.position}
        type="radio"
        options={{ yes: contact.yes, no: contact.no }}
      />
      <Choices name="data_privacy" label={contact.topics} type="checkbox" options={contact.topic} />
      <Choices name="return_contact" label={contact.ways} type="checkbox" options={contact.way} />
    </SiteForm>
  );
}
