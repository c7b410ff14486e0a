import { serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, speaker, text } from '../../platform/mail/speaker.ts';
import type { StoredAction } from './queries.ts';

const MAIL = serverTexts((all) => all.actions.mail);

/** Parts of an action in its mail. */
type Told = Pick<
  StoredAction,
  'id' | 'aksiyon_ismi' | 'aksiyon_aciklamasi' | 'department_name' | 'risk' | 'son_tarih'
>;

/** Request to a department about an action. */
export function actionMail(language: Language, action: Told): MailContent {
  const { id, aksiyon_ismi, aksiyon_aciklamasi, department_name, risk, son_tarih } = action;
  const say = speaker(MAIL, language, { name: aksiyon_ismi });
  return {
    subject: say('subject'),
    blocks: [
      text(say('intro')),
      { kind: 'heading', text: aksiyon_ismi },
      ...(aksiyon_aciklamasi ? [text(aksiyon_aciklamasi)] : []),
      {
        kind: 'facts',
        facts: [
          [labelOf('actions.fields.department_id')[language], department_name ?? '–'],
          [labelOf('actions.fields.risk')[language], labelOf(`ui.risk.${risk}`)[language]],
          ...(son_tarih
            ? [
                [
                  labelOf('actions.fields.son_tarih')[language],
                  dayInWords(son_tarih, language),
                ] as const,
              ]
            : []),
        ],
      },
      link(say('open'), `/aksiyonlar?aksiyon=${id}`),
    ],
  };
}
