import type { TextRow } from '@emanet/contract/texts';
import { isOutrun } from '@emanet/contract/texts/states';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { useTranslation } from '../../../platform/i18n.ts';
import { FigureStrip, type Figure } from '../../../ui/panel/FigureStrip.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { ofState, type Asked } from './filters.ts';
import { noticeLeft } from './NoticeMark.tsx';

const RECENT_DAYS = 30;
const DRAFTS = ['taslak', 'onayda', 'onaylandi'];

type Props = Readonly<{
  rows: readonly TextRow[];
  /** Activities without a notice. */
  without: number;
  asked: Asked;
  onAsk: (part: Partial<Asked>) => void;
  onWithout: () => void;
}>;

/** The texts by state, each figure a filter, and the number of activities without a notice. */
export function Figures({ rows, without, asked, onAsk, onWithout }: Props) {
  const { t } = useTranslation();
  const now = useNow();
  const ageOf = (instant: string) => Math.floor((now - Date.parse(instant)) / DAY_MS);
  const figure = (
    states: readonly string[],
    label: string,
    below: (found: readonly TextRow[]) => Figure['below'],
    tone?: 'mid' | 'high',
  ): Figure => {
    const found = ofState(rows, states);
    const pressed = asked.states.join() === states.join();
    return {
      ...{ key: states.join(), count: found.length, label, tone, pressed },
      below: found.length > 0 ? below(found) : { text: '' },
      onPress: () => onAsk({ states: pressed ? [] : states }),
    };
  };
  const recent = rows.filter(
    ({ yayin_tarihi }) => yayin_tarihi !== null && ageOf(yayin_tarihi) < RECENT_DAYS,
  );
  return (
    <FigureStrip
      label={t('texts.title')}
      figures={[
        figure(['guncel'], t('texts.stateNames.guncel'), () =>
          recent.length > 0
            ? { text: t('texts.recent', { count: recent.length }), tone: 'done' }
            : { text: '' },
        ),
        figure(
          ['eskidi'],
          t('texts.stateNames.eskidi'),
          (found) => ({
            text: t('texts.moved', {
              count: found.filter(isOutrun).reduce((n, { eskiyen }) => n + eskiyen, 0),
            }),
            tone: 'mid',
          }),
          'mid',
        ),
        figure(DRAFTS, t('texts.drafts'), (found) => ({
          text: t('texts.oldest', {
            count: Math.max(...found.map(({ guncellenme_tarihi: at }) => ageOf(at))),
          }),
        })),
        figure(
          ['bildirim'],
          t('texts.notices'),
          (found) => {
            const left = found.map(({ bildirim }) => noticeLeft(bildirim ?? '', now));
            const late = left.filter((one) => one.late).length;
            const today = left.filter((one) => !one.late && one.days === 0).length;
            const said = [
              late > 0 && t('texts.notice.countLate', { count: late }),
              today > 0 && t('texts.notice.countToday', { count: today }),
            ].filter(Boolean);
            return { text: said.join(', ') || t('texts.notice.inTime'), tone: 'high' };
          },
          'high',
        ),
        {
          ...{ key: 'without', count: without, label: t('texts.without'), pressed: false },
          below: { text: t('texts.duty'), tone: without > 0 ? 'mid' : undefined },
          onPress: onWithout,
        },
      ]}
    />
  );
}
