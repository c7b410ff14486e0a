import { serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Breach } from '@emanet/contract/breaches';
import { momentIn } from '@emanet/contract/breaches/form';
import type { Language } from '@emanet/contract/shared/primitives';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { userIdOf } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, speaker, text } from '../../platform/mail/speaker.ts';
import type { Services } from '../../platform/services.ts';
import { mailMembers, selectManagers } from '../../nouns/members.ts';

type Reported = Pick<
  Breach,
  'id' | 'ihlal_no' | 'baslik' | 'kaynak' | 'ogrenme' | 'son_an' | 'sifat' | 'department_name'
>;

const MAIL = serverTexts((all) => all.breaches.mail);

/** Notifies a person in charge of a breach that was just recorded or reported. */
export function reportedMail(lang: Language, row: Reported): MailContent {
  const say = speaker(MAIL, lang, { no: row.ihlal_no, title: row.baslik });
  const facts: (readonly [string, string])[] = [[say('known'), momentIn(row.ogrenme, lang)]];
  if (row.sifat !== 'isleyen') facts.push([say('notifyBy'), momentIn(row.son_an, lang)]);
  if (row.department_name) facts.push([labelOf('fields.department')[lang], row.department_name]);
  return {
    subject: say('subject'),
    blocks: [
      text(say(row.kaynak)),
      { kind: 'facts', facts },
      text(say(row.sifat ?? 'bilinmiyor')),
      link(say('open'), `/veri-ihlalleri/${row.id}`),
    ],
  };
}

/** Mails everybody in charge of the company; an exercise sends no mail. */
export async function tellThoseInCharge(
  { config }: Services,
  tx: Tx,
  scope: CompanyScope,
  row: Reported & Pick<Breach, 'tatbikat'>,
): Promise<void> {
  if (row.tatbikat) return;
  const managers = await selectManagers(tx);
  const others = managers.filter(({ user_id }) => user_id !== userIdOf(scope.actor));
  const content = (language: Language) => reportedMail(language, row);
  await mailMembers(tx, config, scope, others, { urgent: true, content });
}

/** A letter to a person affected by a breach. */
export const letterMail = (subject: string, letter: string): MailContent => ({
  subject,
  blocks: letter
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(text),
});
