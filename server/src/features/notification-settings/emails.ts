import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { ActionRisk } from '@emanet/contract/actions';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { Block, MailContent } from '../../platform/mail/layout.ts';
import { link, quiet, speaker, text } from '../../platform/mail/speaker.ts';

export type DigestAction = Readonly<{
  id: number;
  aksiyon_ismi: string;
  risk: ActionRisk;
  department_name: string;
  sorumlu: string | null;
  son_tarih: string | null;
}>;

type Given = Readonly<{
  fullname: string;
  /** Open actions of the person's departments, the most urgent of each department first. */
  actions: readonly DigestAction[];
  today: string;
}>;

/** Actions of one department that are written out; the rest is a number. */
const MOST_LISTED = 10;

const MAIL = {
  ...serverTexts((all) => all.notificationSettings.digest),
  greeting: serverText('common.greeting'),
  several: serverText('common.departments'),
  due: serverText('common.due'),
  late: serverText('common.late'),
};

/** All open work in the departments of one person. */
export function digestMail(language: Language, given: Given): MailContent {
  const { fullname, actions, today } = given;
  const isLate = ({ son_tarih }: DigestAction) => son_tarih !== null && son_tarih < today;
  const departments = Map.groupBy(actions, (one) => one.department_name);
  const [first = ''] = departments.keys();
  const open = actions.length;
  const late = actions.filter(isLate).length;
  const say = speaker(MAIL, language, { fullname, open, late });
  const where = departments.size > 1 ? say('several', { count: departments.size }) : first;
  const few = open === 1 ? 'one' : 'many';
  const detailOf = (action: DigestAction) =>
    [
      labelOf(`ui.risk.${action.risk}`)[language],
      ...(action.sorumlu ? [action.sorumlu] : []),
      ...(action.son_tarih
        ? [say(isLate(action) ? 'late' : 'due', { day: dayInWords(action.son_tarih, language) })]
        : []),
    ].join(' · ');
  const blocksOf = ([name, all]: readonly [string, readonly DigestAction[]]): Block[] => [
    ...(departments.size > 1 ? [{ kind: 'heading' as const, text: name }] : []),
    {
      kind: 'items',
      items: all.slice(0, MOST_LISTED).map((action) => ({
        title: action.aksiyon_ismi,
        detail: detailOf(action),
        url: `/aksiyonlar?aksiyon=${action.id}`,
      })),
    },
    ...(all.length > MOST_LISTED ? [quiet(say('more', { count: all.length - MOST_LISTED }))] : []),
  ];
  return {
    subject: say(late > 0 ? (`${few}Late` as const) : few, { where }),
    blocks: [
      text(say('greeting')),
      text(say('intro')),
      ...[...departments].flatMap(blocksOf),
      link(say('open'), '/aksiyonlar'),
      quiet(say('quiet')),
    ],
  };
}
