/** Figures of a node at an instant, as it hands them out. */
export type Scrape = Readonly<{ text: string; at: number }>;

/** Figures are read every 15 seconds; the fault comes after ten minutes. */
const A_MINUTE = 4;
const WELL = 10 * A_MINUTE;
const FAULTY = 30 * A_MINUTE;
export const FAULT_AT_MINUTE = 10;

const LINE = /^((?:emanet_|http_request_duration_seconds)[a-z_]*)(?:\{(.*)\})? (\S+)$/gm;
const COUNTED = /_(?:count|sum|bucket)$|^emanet_(?:slow_statements|store_errors)$/;

/** Values by name and labels; a label of ours that Prometheus has itself gets its prefix. */
function valuesOf({ text }: Scrape): Map<string, number> {
  const own = 'job="emanet",instance="a"';
  return new Map(
    [...text.matchAll(LINE)].map(([, name, labels = '', value]) => {
      const all = [own, ...(labels ? [labels.replace(/\bjob=/, 'exported_job=')] : [])].join(',');
      return [`${name}{${all}}`, Number(value)];
    }),
  );
}

/**
 * The series that Prometheus would have: ten minutes as in `well`, then as in `fault`. What `next`
 * counted beyond `fault` comes again each minute. An instant moves along with the figures.
 */
export function seriesOf(well: Scrape, fault: Scrape | undefined, next = fault) {
  const [before, after, later] = [well, fault, next].map((one) => one && new Map(valuesOf(one)));
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const at = (step: number, value: number | undefined, scrape: Scrape, name: string) =>
    value === undefined
      ? '_'
      : name.startsWith('emanet_job_last_success')
        ? String(Math.round(value - scrape.at) + step * (60 / A_MINUTE))
        : value.toFixed(6);
  const steps = (count: number, valueAt: (step: number) => string) =>
    Array.from({ length: count }, (_, step) => valueAt(step));
  const figures = [...names].map((name) => {
    const counted = COUNTED.test(name.replace(/\{.*/, ''));
    const first = after?.get(name);
    const growth = counted ? (later?.get(name) ?? 0) - (first ?? 0) : 0;
    const values = [
      ...steps(WELL, (step) => at(step, before?.get(name), well, name)),
      ...steps(FAULTY, (step) =>
        fault === undefined
          ? 'stale'
          : at(
              WELL + step,
              first === undefined ? undefined : first + Math.floor(step / A_MINUTE) * growth,
              fault,
              name,
            ),
      ),
    ];
    return { series: name, values: values.join(' ') };
  });
  const up = [...steps(WELL, () => '1'), ...steps(FAULTY, () => (fault ? '1' : '0'))];
  return [...figures, { series: 'up{job="emanet",instance="a"}', values: up.join(' ') }];
}
