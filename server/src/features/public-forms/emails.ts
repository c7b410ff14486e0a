import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { quiet, speaker, text } from '../../platform/mail/speaker.ts';
import type { NewAccountRequest, NewForm } from './queries.ts';

const MAIL = {
  ...serverTexts((all) => all.publicForms.mail),
  name: labelOf('fields.name'),
  email: labelOf('fields.email'),
  phone: labelOf('supplierDirectory.fields.telefon'),
  company: labelOf('fields.company'),
  country: labelOf('supplierDirectory.fields.ulke'),
  yes: labelOf('records.yes'),
  no: labelOf('records.no'),
};
/** A new account's mail uses the words of any invitation. */
const ACCOUNT_MAIL = {
  ...serverTexts((all) => all.organization.mail),
  ...serverTexts((all) => all.publicForms.accountMail),
  greeting: serverText('common.greeting'),
};

/** One line per filled field. */
const linesOf = (fields: Readonly<Record<string, string>>): MailContent['blocks'] =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => text(`${name}: ${value}`));

/** Notifies the operators of a contact form. */
export function formMail(language: Language, id: number, form: NewForm): MailContent {
  const say = speaker(MAIL, language, { id });
  return {
    subject: say('form', { name: form.fullname }),
    blocks: [
      ...linesOf({
        [say('name')]: form.fullname,
        [say('email')]: form.email,
        [say('phone')]: form.tel,
        [say('company')]: form.company,
        [say('country')]: form.country,
        [say('inCharge')]: form.position === 'yes' ? say('yes') : say('no'),
        [say('subject')]: form.data_privacy,
        [say('wayBack')]: form.return_contact,
        [say('readNotice')]: form.approval === 'true' ? say('yes') : say('no'),
        [say('language')]: form.dil,
      }),
      quiet(say('all')),
    ],
  };
}

/** Notifies the operators of a request for an account, and how to answer it. */
export function requestMail(
  language: Language,
  id: number,
  request: NewAccountRequest,
): MailContent {
  const say = speaker(MAIL, language, { id });
  return {
    subject: say('request', { name: request.company_name }),
    blocks: [
      ...linesOf({
        [say('name')]: request.fullname,
        [say('email')]: request.email,
        [say('company')]: request.company_name,
        [say('employees')]: request.numberoff,
        [say('country')]: request.country,
        [say('language')]: request.dil,
      }),
      quiet(say('answer')),
    ],
  };
}

type Opened = Readonly<{
  fullname: string;
  company: string;
  address: string;
  /** Last day of the trial; none where there is no trial. */
  until: string | null;
}>;

/** Mails the administrator of a newly opened company where to sign in. */
export function accountMail(language: Language, { until, ...opened }: Opened): MailContent {
  const say = speaker(ACCOUNT_MAIL, language, opened);
  const lines = ['greeting', 'ready', 'address', 'signIn', 'first'] as const;
  const trial = until === null ? [] : [text(say('trial', { day: dayInWords(until, language) }))];
  const [greeting, ready, ...rest] = lines.map((key) => text(say(key)));
  return {
    subject: say('subject'),
    blocks: [greeting, ready, ...trial, ...rest].filter((block) => block !== undefined),
  };
}
