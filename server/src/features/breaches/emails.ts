import type { Breach } from '@emanet/contract/breaches';
import { momentIn } from '@emanet/contract/breaches/form';
import type { Language } from '@emanet/contract/shared/primitives';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { userIdOf } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db.ts';
import type { Block, MailContent } from '../../platform/mail/layout.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { selectMembers } from '../../nouns/members.ts';

const text = (value: string): Block => ({ kind: 'text', text: value });

type Reported = Pick<
  Breach,
  'id' | 'ihlal_no' | 'baslik' | 'kaynak' | 'ogrenme' | 'son_an' | 'sifat' | 'department_name'
>;

/** Tells somebody in charge of a breach that was just recorded or reported. */
export function reportedMail(lang: Language, row: Reported): MailContent {
  const tr = lang === 'tr';
  const facts: (readonly [string, string])[] = [
    [tr ? 'Öğrenme' : 'Known since', momentIn(row.ogrenme, lang)],
    ...(row.sifat === 'sorumlu'
      ? [
          [
            tr ? 'Kurula son bildirim anı' : 'Notify the Board by',
            momentIn(row.son_an, lang),
          ] as const,
        ]
      : []),
    ...(row.department_name
      ? [[tr ? 'Departman' : 'Department', row.department_name] as const]
      : []),
  ];
  const how = {
    form: tr
      ? 'İhlal bildirim formundan bir bildirim geldi:'
      : 'A report came in through the breach form:',
    elle: tr ? 'Yeni bir veri ihlali kaydedildi:' : 'A new data breach was recorded:',
  }[row.kaynak];
  return {
    subject: tr ? `Veri ihlali: ${row.baslik}` : `Data breach: ${row.baslik}`,
    blocks: [
      text(`${how} ${row.ihlal_no} – ${row.baslik}`),
      { kind: 'facts', facts },
      text(
        row.sifat === 'sorumlu'
          ? tr
            ? 'Bildirim yükümlülüğünü hemen değerlendirin: süre saatle işler; hafta sonu ve tatil durdurmaz (KVKK m. 12/5, Kurul kararı 2019/10).'
            : 'Assess the duty to notify at once: the period runs in hours and does not stop at weekends or on holidays (KVKK Art. 12(5), Board decision 2019/10).'
          : tr
            ? 'Veri işleyen olarak ihlali veri sorumlusuna gecikmeksizin bildirin (Kurul kararı 2019/10).'
            : 'As a processor, notify the controller without delay (Board decision 2019/10).',
      ),
      {
        kind: 'link',
        label: tr ? 'İhlali aç' : 'Open the breach',
        address: `/veri-ihlalleri/${row.id}`,
      },
    ],
  };
}

/** Puts a mail to everybody in charge of the company into the outbox; an exercise sends none. */
export async function tellThoseInCharge(
  { config }: Services,
  tx: Tx,
  scope: CompanyScope,
  row: Reported & Pick<Breach, 'tatbikat'>,
): Promise<void> {
  if (row.tatbikat) return;
  for (const { user_id, email, dil, manages } of await selectMembers(tx))
    if (manages && user_id !== userIdOf(scope.actor))
      await enqueueMail(tx, config, {
        to: email,
        language: dil,
        company_id: scope.company_id,
        urgent: true,
        content: reportedMail(dil, row),
      });
}

/** A letter to somebody whom a breach affects. */
export const letterMail = (subject: string, letter: string): MailContent => ({
  subject,
  blocks: letter
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(text),
});
