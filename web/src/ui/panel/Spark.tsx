const SPARK_WIDTH = 40;
const SPARK_HEIGHT = 14;

/** A few scores as a small line, with a text for its direction. */
export function Spark({ values }: { values: readonly (number | null)[] }) {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return <>–</>;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = (at: number) => 3 + (at / (known.length - 1)) * (SPARK_WIDTH - 6);
  // A change of ten points fills the height.
  const range = Math.max(10, high - low);
  const middle = (low + high) / 2;
  const y = (value: number) => SPARK_HEIGHT / 2 - ((value - middle) / range) * (SPARK_HEIGHT - 6);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  return (
    <svg
      data-tone={last < first ? 'high' : 'done'}
      width={SPARK_WIDTH}
      height={SPARK_HEIGHT}
      style={{ verticalAlign: 'middle' }}
      aria-hidden
    >
      <polyline
        points={known.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
        fill="none"
        stroke="var(--tone-solid)"
        strokeWidth={1.6}
      />
      <circle cx={x(known.length - 1)} cy={y(last)} r={2.2} fill="var(--tone-solid)" />
    </svg>
  );
}
