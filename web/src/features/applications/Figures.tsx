import type { ApplicationRow } from '@emanet/contract/applications';
import { useTranslation } from '../../platform/i18n.ts';
import { FigureStrip } from '../../ui/panel/FigureStrip.tsx';
import { narrowed, NOTHING, TIMES, type Asked } from './filters.ts';

type Props = Readonly<{
  rows: readonly ApplicationRow[];
  asked: Asked;
  onAsk: (part: Partial<Asked>) => void;
}>;

const TONES = { geciken: 'high', iki: 'high', on: 'mid', atanmadi: 'mid' } as const;

/** Open applications by the time that is left, each figure a filter, and what the law asks. */
export function Figures({ rows, asked, onAsk }: Props) {
  const { t } = useTranslation();
  return (
    <FigureStrip
      label={t('applications.time')}
      figures={TIMES.map((time) => {
        const wanted = { ...NOTHING, face: 'acik', times: [time] } as const;
        const pressed = asked.times.join() === time;
        return {
          key: time,
          count: narrowed(rows, wanted).length,
          label: t(`applications.times.${time}`),
          tone: TONES[time],
          pressed,
          onPress: () => onAsk(pressed ? { times: [] } : { ...wanted, times: [time] }),
        };
      })}
    >
      {t('applications.rule')}
    </FigureStrip>
  );
}
