import { reviewAddress } from '@emanet/contract/shared/company-address';
import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, quiet, speaker, text } from '../../platform/mail/speaker.ts';

export type AskedDepartment = Readonly<{
  department_id: number;
  department_name: string;
  donem: string;
}>;

type Given = Readonly<{
  fullname: string;
  departments: readonly AskedDepartment[];
  /** Days after the round opened: 0 requests, later ones remind, from 7 on as overdue. */
  gun: number;
}>;

const MAIL = {
  ...serverTexts((all) => all.confirmations.mail),
  greeting: serverText('common.greeting'),
  several: serverText('common.departments'),
};

/** Requests a representative's review and confirmation of the activities, or reminds of it. */
export function confirmationMail(
  language: Language,
  { fullname, departments, gun }: Given,
): MailContent {
  const say = speaker(MAIL, language, { fullname, count: departments.length });
  const [first, ...others] = departments;
  const many = others.length > 0;
  const name = many ? say('several') : (first?.department_name ?? '');
  const [one, more] = gun === 0 ? (['due', 'dueMany'] as const) : (['waits', 'waitsMany'] as const);
  return {
    subject: say(gun === 0 ? 'ask' : gun < 7 ? 'remind' : 'overdue', { name }),
    blocks: [
      text(say('greeting')),
      text(say(many ? more : one)),
      {
        kind: 'facts',
        facts: departments.map(({ department_name, donem }) => [
          department_name,
          say('round', { day: dayInWords(donem, language) }),
        ]),
      },
      link(say('open'), reviewAddress(many ? undefined : first?.department_id)),
      quiet(say('card')),
    ],
  };
}
