import { Marked } from 'marked';
import { SECOND_STEP } from '@emanet/contract/auth/second-step';
import {
  ASKING_MINUTES,
  COUNTED_HOURS,
  KEPT_DAYS,
  SESSION_LIFE,
} from '@emanet/contract/shared/retention';
import { searchable } from '@emanet/contract/shared/turkish';
import type { Language } from '@emanet/contract/shared/primitives';

const sources = import.meta.glob<string>('../locales/site/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const WORDS_A_MINUTE = 180;

const UNITS = {
  tr: { minute: 'dakika', hour: 'saat', day: 'gün', year: 'yıl' },
  en: { minute: 'minutes', hour: 'hours', day: 'days', year: 'years' },
} as const;
const DAYS_OF_A_YEAR = 365;

/** Lengths of time that a text names in braces: the same figures that jobs and sessions go by. */
const FIGURES: Readonly<Record<string, readonly [number, keyof typeof UNITS.tr]>> = {
  form: [KEPT_DAYS.form / DAYS_OF_A_YEAR, 'year'],
  entryLog: [KEPT_DAYS.entryLog / DAYS_OF_A_YEAR, 'year'],
  mail: [KEPT_DAYS.mail, 'day'],
  account: [KEPT_DAYS.account, 'day'],
  accountWarning: [KEPT_DAYS.accountWarning, 'day'],
  device: [KEPT_DAYS.device, 'day'],
  idle: [SESSION_LIFE.idleHours, 'hour'],
  absolute: [SESSION_LIFE.absoluteDays, 'day'],
  counted: [COUNTED_HOURS, 'hour'],
  asking: [ASKING_MINUTES, 'minute'],
  secondStep: [SECOND_STEP.minutes, 'minute'],
};

const withFigures = (text: string, language: Language): string =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => {
    const [count, unit] = FIGURES[name] ?? [];
    if (count === undefined || unit === undefined) throw new Error(`There is no figure ${blank}.`);
    return `${count} ${UNITS[language][unit]}`;
  });

/** A long text of the site: written in Markdown, with the title and the summary as first lines. */
export type SiteDocument = Readonly<{
  title: string;
  summary: string;
  chapters: readonly Readonly<{ id: string; title: string }>[];
  minutes: number;
  html: string;
}>;

const idOf = (title: string): string =>
  searchable(title)
    .replaceAll('ç', 'c')
    .replaceAll('ğ', 'g')
    .replaceAll('ö', 'o')
    .replaceAll('ş', 's')
    .replaceAll('ü', 'u')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The text of this name in this language. */
export function documentOf(name: string, language: Language): SiteDocument {
  const written = sources[`../locales/site/${name}.${language}.md`];
  if (written === undefined) throw new Error(`There is no text ${name}.${language}.md.`);
  const source = withFigures(written, language);
  const [head = '', summary = '', ...rest] = source.trim().split(/\n{2,}/);
  const body = rest.join('\n\n');
  const chapters = [...body.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({
    id: idOf(title),
    title,
  }));
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      table(token) {
        const cells = (row: typeof token.header) =>
          row.map((cell) => this.parser.parseInline(cell.tokens));
        const head = cells(token.header).map((cell) => `<th scope="col">${cell}</th>`);
        const rows = token.rows.map((row) => {
          const [first, ...others] = cells(row);
          return `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
        });
        return `<div class="scroll" tabindex="0"><table class="plain-table"><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
      },
    },
  });
  return {
    title: head.replace(/^# /, ''),
    summary: summary.replace(/\n/g, ' '),
    chapters,
    minutes: Math.max(1, Math.round(source.split(/\s+/).length / WORDS_A_MINUTE)),
    html: marked.parse(body, { async: false }),
  };
}
