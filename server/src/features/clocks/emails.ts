import { serverTexts } from '@emanet/contract/locales/server-texts';
import { momentIn } from '@emanet/contract/shared/time/moment';
import { CLOCKS, clockAddress } from '@emanet/contract/clocks/kinds';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, quiet, speaker, text } from '../../platform/mail/speaker.ts';
import type { NearClock } from './stages.ts';

const MAIL = serverTexts((all) => all.clocks.mail);

/** Time left on a clock: days, or the minute by which one that counts hours ends. */
function standOf({ son_an, birim, kalan, stage }: NearClock, lang: Language): string {
  const say = speaker(MAIL, lang, { last: momentIn(son_an, lang), days: Math.abs(kalan) });
  if (birim === 'saat') return say(stage === 'gecti' ? 'late' : 'by');
  if (kalan === 0) return say('today');
  const way = kalan < 0 ? 'overdue' : 'left';
  return say(Math.abs(kalan) === 1 ? (`${way}One` as const) : way);
}

const aboutOf = ({ tur, ad }: NearClock, name: string) =>
  tur === 'verbis_bildirimi' ? name : `${name}: ${ad}`;

/** Reminds one person of clocks whose last instant is near or past. */
export function clockMail(lang: Language, near: readonly NearClock[]): MailContent {
  const say = speaker(MAIL, lang, { count: near.length });
  const [first] = near;
  return {
    subject:
      near.length === 1 && first
        ? `${aboutOf(first, CLOCKS[first.tur].kisa[lang])}, ${standOf(first, lang)}`
        : say('many'),
    blocks: [
      text(say('intro')),
      {
        kind: 'items',
        items: near.map((one) => ({
          title: aboutOf(one, CLOCKS[one.tur].ad[lang]),
          detail: [
            standOf(one, lang),
            one.birim !== 'saat' && say('last', { last: dayInWords(new Date(one.son_an), lang) }),
            one.madde && articleIn(one.madde, lang),
          ]
            .filter(Boolean)
            .join(' · '),
          url: clockAddress(one),
        })),
      },
      link(say('open'), '/sureler'),
      quiet(say('quiet')),
    ],
  };
}
