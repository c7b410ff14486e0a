import { IconCheck } from '@tabler/icons-react';
import type { Risk } from '@emanet/contract/records/warnings';
import { useTranslation } from '../platform/i18n.ts';
import marks from './marks.module.css';

const FILLED = { Düşük: 1, Orta: 2, Yüksek: 3, Tamamlanmış: 3 } as const;
export const RISK_TONES = {
  Düşük: 'low',
  Orta: 'mid',
  Yüksek: 'high',
  Tamamlanmış: 'done',
} as const;
const BARS = [
  { x: 0, height: 4 },
  { x: 5, height: 8 },
  { x: 10, height: 12 },
] as const;

type Props = {
  risk: Risk | 'Tamamlanmış';
  /** Drawn on its own ground, except inside tables. */
  ground?: boolean;
};

/** Risk as signal bars, word and colour together. */
export function RiskMark({ risk, ground = false }: Props) {
  const { t } = useTranslation();
  return (
    <span
      className={ground ? `${marks.tag} ${marks.ground}` : marks.tag}
      data-tone={RISK_TONES[risk]}
      data-text
      title={t('ui.riskIs', { risk: t(`ui.risk.${risk}`) })}
    >
      {risk === 'Tamamlanmış' ? (
        <IconCheck size={13} stroke={2.4} aria-hidden />
      ) : (
        <Bars filled={FILLED[risk]} />
      )}
      {t(`ui.risk.${risk}`)}
    </span>
  );
}

const Bars = ({ filled }: { filled: number }) => (
  <svg className={marks.bars} width="13" height="12" fill="currentColor" aria-hidden="true">
    {BARS.map(({ x, height }, index) => (
      <rect
        key={x}
        x={x}
        y={12 - height}
        width="3"
        height={height}
        rx="1"
        data-filled={index < filled}
      />
    ))}
  </svg>
);

/** Number of rows with a risk: its bars and a number, named for screen readers. */
export function RiskCount({ risk, count }: { risk: Risk; count: number }) {
  const { t } = useTranslation();
  const name = `${t(`ui.risk.${risk}`)}: ${count}`;
  return (
    <span className={marks.tag} data-tone={RISK_TONES[risk]} title={name}>
      <Bars filled={FILLED[risk]} />
      <span aria-hidden className="em-num">
        {count}
      </span>
      <span className="em-unseen">{name}</span>
    </span>
  );
}
