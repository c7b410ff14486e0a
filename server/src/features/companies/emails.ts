import type { ConsultantRight } from '@emanet/contract/companies';
import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../platform/mail/layout.ts';

type Changed = Readonly<{
  company: string;
  /** Acted, about whom, and to whom the client was handed over. */
  by: string;
  name: string;
  hak: ConsultantRight;
  successor: string | undefined;
}>;

const SENTENCES: Readonly<
  Record<ConsultantRight, Record<Language, (name: string, company: string) => string>>
> = {
  tam: {
    tr: (name, company) => `${name} artık ${company} için danışman olarak çalışıyor.`,
    en: (name, company) => `${name} now works for ${company} as a consultant.`,
  },
  salt_okunur: {
    tr: (name, company) => `${name} artık ${company} kayıtlarını yalnızca okuyabilir.`,
    en: (name, company) => `${name} may now only read the records of ${company}.`,
  },
  yok: {
    tr: (name, company) => `${name} artık ${company} şirketinin danışmanı değil.`,
    en: (name, company) => `${name} is no longer a consultant of ${company}.`,
  },
};

/** Tells those who manage a company that a consultant's right has changed. */
export const consultantMail = (
  language: Language,
  { company, by, name, hak, successor }: Changed,
): MailContent => {
  const [subject, done, over, open] =
    language === 'tr'
      ? [
          `${company}: danışman değişikliği`,
          `Değişikliği yapan: ${by}.`,
          'Devralan danışman',
          'Şirket sayfasını aç',
        ]
      : [
          `${company}: a consultant has changed`,
          `Changed by ${by}.`,
          'Handed over to',
          'Open the company page',
        ];
  const lines = [
    SENTENCES[hak][language](name, company),
    ...(successor ? [`${over}: ${successor}.`] : []),
    done,
  ];
  return {
    subject,
    blocks: [
      ...lines.map((text) => ({ kind: 'text' as const, text })),
      { kind: 'link', label: open, address: '/sirket' },
    ],
  };
};
