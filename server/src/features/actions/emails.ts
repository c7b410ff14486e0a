import type { MailContent } from '../../platform/mail/layout.ts';
import type { StoredAction } from './queries.ts';

/** Where an action is opened in the application. */
const linkTo = (base: string, id: number) => new URL(`/aksiyonlar?aksiyon=${id}`, base).href;

/** `2026-11-22` as it is written in Turkish: 22.11.2026. */
const written = (day: string) => day.split('-').toReversed().join('.');

/** What a department is asked to do. */
export function actionMail(action: StoredAction, base: string): MailContent {
  const { aksiyon_ismi, aksiyon_aciklamasi, department_name, risk, son_tarih } = action;
  const facts = [
    `Departman: ${department_name ?? '–'}`,
    `Risk: ${risk}`,
    ...(son_tarih ? [`Son tarih: ${written(son_tarih)}`] : []),
  ].join(' · ');
  return {
    subject: `Aksiyon: ${aksiyon_ismi}`,
    blocks: [
      { kind: 'text', text: 'Departmanınız için açılan bir aksiyon var:' },
      { kind: 'text', text: aksiyon_ismi },
      ...(aksiyon_aciklamasi ? [{ kind: 'text' as const, text: aksiyon_aciklamasi }] : []),
      { kind: 'quiet', text: facts },
      { kind: 'text', text: `Aksiyonu açmak için: ${linkTo(base, action.id)}` },
    ],
  };
}

type Late = Readonly<{ id: number; aksiyon_ismi: string; son_tarih: string }>;

/** Reminds one person of everything that has become late. */
export const lateMail = (late: readonly Late[], base: string): MailContent => ({
  subject:
    late.length === 1
      ? `Süresi geçen aksiyon: ${late[0]?.aksiyon_ismi ?? ''}`
      : `Süresi geçen ${late.length} aksiyon var`,
  blocks: [
    { kind: 'text', text: 'Son tarihi geçen ve hâlâ açık olan aksiyonlar:' },
    ...late.map((one) => ({
      kind: 'text' as const,
      text: `${one.aksiyon_ismi} (son tarih ${written(one.son_tarih)}): ${linkTo(base, one.id)}`,
    })),
    { kind: 'quiet', text: 'Tamamlananları işaretlerseniz yeniden hatırlatılmaz.' },
  ],
});
