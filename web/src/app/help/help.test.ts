import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTERS } from '@emanet/contract/records/registers';
import { VERDICTS, verdictName } from '@emanet/contract/records/verdict';
import { describe, expect, it } from 'vitest';
import { helpPageOf, type Block, type Inline } from './markdown.ts';
import { helpTopics, topicOf } from './topics.ts';

const web = join(import.meta.dirname, '../..');
const root = join(web, '../..');
const folder = join(web, 'locales/help');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = (topic: string, language: string) =>
  helpPageOf(readFileSync(join(folder, `${topic}.${language}.md`), 'utf8'));
const partsOf = (block: Block): readonly Inline[] =>
  block.kind === 'list'
    ? block.items.flat()
    : 'text' in block && block.kind !== 'heading'
      ? block.text
      : [];

type Texts = Readonly<{ [name: string]: string | Texts }>;
const wordsIn = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : wordsIn(text)));

/** Every label of the product in a language, without the figures that it holds. */
function labels(language: 'tr' | 'en'): ReadonlySet<string> {
  const texts = ['web/src/locales/', 'web/src/locales/sign-in.', 'contract/src/locales/labels.']
    .flatMap((file) => wordsIn(JSON.parse(read(`${file}${language}.json`)) as Texts))
    .map((text) => text.replace(/\s*\(?\{\{[^}]*\}\}\)?/g, '').trim());
  return new Set([...texts, ...VERDICTS.map((verdict) => verdictName(verdict, language))]);
}

it('has each page in both languages, and no page without a place in the list', () => {
  const expected = helpTopics.flatMap((topic) => [`${topic}.en.md`, `${topic}.tr.md`]);
  expect(readdirSync(folder).toSorted()).toEqual(expected.toSorted());
});

it('opens only the topics that it has', () => {
  expect(topicOf('verbis')).toBe('verbis');
  expect(topicOf('olmayan')).toBeUndefined();
  expect(topicOf(undefined)).toBeUndefined();
});

it('reads names, links, lists, notes and pictures', () => {
  const { title, summary, blocks } = helpPageOf(
    '# Ad\n\nÖzet\n\n## Adımlar\n\n1. **Kaydet** ile [liste](/veri-isleme) açılır.\n2. Son\n\n- Bir\n\n> Not\n\n![Resim](liste)\n\nSatır\n',
  );
  expect([title, summary]).toEqual(['Ad', 'Özet']);
  expect(blocks).toEqual([
    { kind: 'heading', text: 'Adımlar' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'name', text: 'Kaydet' },
          { kind: 'text', text: ' ile ' },
          { kind: 'link', text: 'liste', to: '/veri-isleme' },
          { kind: 'text', text: ' açılır.' },
        ],
        [{ kind: 'text', text: 'Son' }],
      ],
    },
    { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'Bir' }]] },
    { kind: 'note', text: [{ kind: 'text', text: 'Not' }] },
    { kind: 'picture', name: 'liste', alt: 'Resim' },
    { kind: 'paragraph', text: [{ kind: 'text', text: 'Satır' }] },
  ]);
});

describe.each(helpTopics)('the page %s', (topic) => {
  it('says the same in both languages', () => {
    const shape = (language: string) =>
      page(topic, language).blocks.map((block) => [
        block.kind,
        block.kind === 'list' ? block.items.length : block.kind === 'picture' ? block.name : 0,
        partsOf(block).flatMap((part) => (part.kind === 'link' ? [part.to] : [])),
      ]);
    expect(shape('en')).toEqual(shape('tr'));
    expect(page(topic, 'tr').summary.length).toBeGreaterThan(20);
  });

  it.each(['tr', 'en'] as const)('names only what the screens show, in %s', (language) => {
    const known = labels(language);
    const names = page(topic, language).blocks.flatMap((block) =>
      partsOf(block).flatMap((part) => (part.kind === 'name' ? [part.text.replace(/:$/, '')] : [])),
    );
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('links to screens that there are, and shows pictures that were taken', () => {
    const router = read('web/src/app/router.tsx') + read('web/src/app/further-screens.ts');
    const screens = new Set([
      ...[...router.matchAll(/'(\/[\w/-]+?)(?:\/:\w+\?)?'/g)].map(([, path]) => path),
      ...REGISTERS.map(({ path }) => path),
      ...helpTopics.map((one) => `/yardim/${one}`),
    ]);
    const blocks = page(topic, 'tr').blocks;
    const links = blocks.flatMap((block) =>
      partsOf(block).flatMap((part) => (part.kind === 'link' ? [part.to] : [])),
    );
    expect(links.filter((to) => !screens.has(to))).toEqual([]);
    const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : []));
    const taken = readdirSync(join(web, 'site/pictures'));
    for (const language of ['tr', 'en'])
      expect(pictures.filter((name) => !taken.includes(`${name}.${language}.webp`))).toEqual([]);
  });
});
