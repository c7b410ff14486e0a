import { useTranslation } from '../../platform/i18n.ts';
import { usePhone } from '../../ui/usePhone.ts';
import css from './chart.module.css';

const WIDTH = { wide: 800, phone: 380 } as const;
const HEIGHT = 300;
const LEFT = 40;
const RIGHT = 24;
const TOP = 18;
const BOTTOM = 30;
const STEP = 20;
/** Least distance of labels on the lower axis. */
const LEAST_APART = 44;
const HIGHEST = 100;

/** A line of the chart: a value, or null, for each label. */
export type Line = Readonly<{ name: string; values: readonly (number | null)[]; faint?: boolean }>;

type Props = Readonly<{ label: string; labels: readonly string[]; lines: readonly Line[] }>;

/**
 * Values from 0 to 100 over time. The axis begins below the lowest one, at a line of the grid. The
 * same numbers are in a table one press away, so a screen reader gets one image.
 */
export function LineChart({ label, labels, lines }: Props) {
  const { t } = useTranslation();
  // Letters keep their size on a narrow screen; the picture is narrower.
  const width = WIDTH[usePhone() ? 'phone' : 'wide'];
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const lowest = Math.max(0, Math.floor(Math.min(HIGHEST - STEP, ...known) / STEP) * STEP);
  const grid = Array.from({ length: (HIGHEST - lowest) / STEP + 1 }, (_, at) => lowest + at * STEP);
  const x = (at: number) => LEFT + (at / Math.max(1, labels.length - 1)) * (width - LEFT - RIGHT);
  const y = (value: number) =>
    TOP + ((HIGHEST - value) / (HIGHEST - lowest)) * (HEIGHT - TOP - BOTTOM);
  const sparse = Math.ceil((labels.length * LEAST_APART) / (width - LEFT - RIGHT));
  return (
    <svg
      className={`em-full ${css.chart}`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={t('performance.chartLabel', { name: label })}
    >
      {grid.map((value) => (
        <g key={value}>
          <line stroke="var(--em-line)" x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} />
          <text
            className={`em-smaller ${css.axis}`}
            x={LEFT - 12}
            y={y(value) + 4}
            textAnchor="end"
          >
            {value}
          </text>
        </g>
      ))}
      {labels.map((text, at) =>
        (labels.length - 1 - at) % sparse === 0 ? (
          <text
            key={text}
            className={`em-smaller ${css.axis}`}
            data-now={at === labels.length - 1 || undefined}
            x={x(at)}
            y={HEIGHT - 8}
            textAnchor="middle"
          >
            {text}
          </text>
        ) : null,
      )}
      {lines.map((line) => (
        <LineOf key={line.name} line={line} x={x} y={y} />
      ))}
    </svg>
  );
}

type LineProps = Readonly<{ line: Line; x: (at: number) => number; y: (value: number) => number }>;

function LineOf({ line: { values, faint }, x, y }: LineProps) {
  const points = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
  const last = points.at(-1);
  return (
    <g className={css.line} data-faint={faint || undefined}>
      <polyline points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} />
      {!faint &&
        points.map(({ at, value }) => (
          <circle
            key={at}
            cx={x(at)}
            cy={y(value)}
            r={at === last?.at ? 6 : 4}
            data-last={at === last?.at || undefined}
          />
        ))}
      {!faint &&
        [points[0], last].map(
          (end, at) =>
            end && (
              <text
                key={at}
                className={css.value}
                x={x(end.at)}
                y={y(end.value) - 12}
                textAnchor="middle"
              >
                {end.value}
              </text>
            ),
        )}
    </g>
  );
}
