import { Marked } from 'marked';
import { searchable } from '@emanet/contract/shared/turkish';
import type { Language } from '@emanet/contract/shared/primitives';

const sources = import.meta.glob<string>('../locales/site/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const WORDS_A_MINUTE = 180;

/** A long text of the site: written in Markdown, first line its title, then its summary. */
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
  const source = sources[`../locales/site/${name}.${language}.md`];
  if (source === undefined) throw new Error(`There is no text ${name}.${language}.md.`);
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
