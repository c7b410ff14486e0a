import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';

export type AskedDepartment = Readonly<{ department_name: string; donem: string }>;

type Given = Readonly<{
  fullname: string;
  departments: readonly AskedDepartment[];
  /** Days after the round opened: 0 asks, 3 and 7 remind. */
  gun: number;
}>;

const ADDRESS = '/veri-isleme';

/** Asks a representative to look through the activities and confirm them, or asks again. */
export const confirmationMail = (language: Language, given: Given): MailContent =>
  language === 'tr' ? turkish(given) : english(given);

function turkish({ fullname, departments, gun }: Given): MailContent {
  const [first, ...others] = departments;
  const name =
    others.length > 0 ? `${departments.length} departman` : (first?.department_name ?? '');
  const whose = others.length > 0 ? 'Departmanlarınızın' : 'Departmanınızın';
  return {
    subject:
      gun === 0
        ? `Envanteri onaylayın (${name})`
        : gun === 3
          ? `Hatırlatma: envanter onayı bekleniyor (${name})`
          : `Bir haftadır bekleniyor: envanter onayı (${name})`,
    blocks: [
      { kind: 'text', text: `Sayın ${fullname},` },
      {
        kind: 'text',
        text:
          gun === 0
            ? `${whose} veri işleme faaliyetlerini gözden geçirme zamanı geldi. Kayıtlar güncelse onaylayın; değilse önce düzeltin.`
            : `${whose} veri işleme faaliyetleri hâlâ onayınızı bekliyor. Kayıtlar güncelse onaylayın; değilse önce düzeltin.`,
      },
      {
        kind: 'facts',
        facts: departments.map((one) => [
          one.department_name,
          `${dayInWords(one.donem, 'tr')} dönemi`,
        ]),
      },
      { kind: 'link', label: 'Faaliyetleri gözden geçir', address: ADDRESS },
      { kind: 'quiet', text: 'Onay kartı, giriş yaptığınızda ekranın sağ altında görünür.' },
    ],
  };
}

function english({ fullname, departments, gun }: Given): MailContent {
  const [first, ...others] = departments;
  const name =
    others.length > 0 ? `${departments.length} departments` : `${first?.department_name}`;
  const whose = others.length > 0 ? 'departments' : 'department';
  return {
    subject:
      gun === 0
        ? `Confirm the inventory (${name})`
        : gun === 3
          ? `Reminder: confirm the inventory (${name})`
          : `Overdue for a week: confirm the inventory (${name})`,
    blocks: [
      { kind: 'text', text: `Dear ${fullname},` },
      {
        kind: 'text',
        text:
          gun === 0
            ? `It is time to review the processing activities of your ${whose}. If the records are up to date, confirm them; if not, correct them first.`
            : `The processing activities of your ${whose} are still waiting for your confirmation. If the records are up to date, confirm them; if not, correct them first.`,
      },
      {
        kind: 'facts',
        facts: departments.map((one) => [
          one.department_name,
          `Round of ${dayInWords(one.donem, 'en')}`,
        ]),
      },
      { kind: 'link', label: 'Review the activities', address: ADDRESS },
      {
        kind: 'quiet',
        text: 'After you sign in, the confirmation card appears at the bottom right of the screen.',
      },
    ],
  };
}
