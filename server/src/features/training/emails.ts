import type { MailContent } from '../../platform/mail/layout.ts';

/** `2026-11-22` as it is written in Turkish: 22.11.2026. */
const written = (day: string) => day.split('-').toReversed().join('.');

type About = Readonly<{
  fullname: string;
  company_name: string;
  son_tarih: string | null;
  link: string;
}>;

const WHY = {
  davet: (company: string) => [
    'KVKK farkındalık eğitimi',
    `${company} sizi kişisel verilerin korunması eğitimine davet ediyor.`,
  ],
  hatirlatma: (company: string) => [
    'Hatırlatma: KVKK farkındalık eğitiminiz sizi bekliyor',
    `${company} adına başladığınız ya da henüz açmadığınız KVKK farkındalık eğitimi bitmedi.`,
  ],
  yenileme: (company: string) => [
    'KVKK farkındalık eğitiminizi yenileyin',
    `${company} için aldığınız KVKK farkındalık sertifikasının bir yıllık süresi doldu; bu yılın eğitimi hazır.`,
  ],
} as const;

export type TrainingMail = keyof typeof WHY;

/** The mail with a person's own link. */
export function trainingMail(
  kind: TrainingMail,
  { fullname, company_name, son_tarih, link }: About,
): MailContent {
  const [subject = '', why = ''] = WHY[kind](company_name);
  return {
    subject,
    blocks: [
      { kind: 'text', text: `Merhaba ${fullname},` },
      { kind: 'text', text: why },
      { kind: 'link', label: 'Eğitimi aç', address: link },
      ...(son_tarih ? [{ kind: 'text' as const, text: `Son tarih: ${written(son_tarih)}` }] : []),
      {
        kind: 'quiet',
        text: 'Bağlantı size özeldir, kimseyle paylaşmayın. Parola istenmez; ara verirseniz aynı bağlantıyla kaldığınız yerden sürdürürsünüz.',
      },
    ],
  };
}
