import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const linesOf = (path: string) =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .map((text, at) => ({ place: `${path}:${at + 1}`, text }));

/** Sources below a folder, without tests and what only tests use. */
const sourcesIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (path) => !/\.(?:test|fixture)\.tsx?$|\/(?:sample|made-row)\.ts$/.test(path),
  );

/** Four words or more, one of them with a letter that only Turkish has. */
const isTurkish = (text: string) =>
  text.trim().split(/\s+/).length >= 4 && /[çğışöüÇĞİŞÖÜ]/.test(text);

/** Sources that hold sentences in both languages: mails, letters, questions, templates. */
const MIXED = globSync(
  [
    'server/src/features/**/{emails,sentences,letter,files,certificate-pdf}.ts',
    'server/src/features/training/default-questions.json',
    'server/src/demo/training/questions.ts',
    'contract/src/data/{application-templates.ts,transfer-abroad.json}',
    'contract/src/{applications/refusals,records/questionnaire}.json',
  ],
  { cwd: ROOT },
);

/** Texts that somebody reads, with their places, in a language. */
const textsIn = (lang: 'tr' | 'en') =>
  globSync(
    [
      `contract/src/locales/{,board-form.,input.,labels.,letter.,rights.,server.}${lang}.json`,
      `web/src/locales/{,site.,sign-in.}${lang}.json`,
      `web/src/locales/site/*.${lang}.md`,
    ],
    { cwd: ROOT },
  ).flatMap(linesOf);

/** Phrases that no text uses, in whichever file it stands; each is one language's alone. */
const RETIRED_ANYWHERE = [
  /\btanesi\b/,
  /gevşetin/,
  /elden gel/i,
  /sınaması/,
  /beyandan beri|beyan edildi|\bbeyanı kaydet/i,
  /ölçülü görülmüyor/,
  /olağan kabul/,
  /ıslak imza/,
  /bugün veya yarın/,
  /defter tutulmuyor mu/,
  /görmesin diye/,
  /\bas filed\b|last filing|save filing/i,
  /occasional cases?\b/i,
  /your people|to unfinished/i,
  /which is right|you mailed|has read this as|everybody may/i,
  /complain to the Board/i,
  /(?<![\w])[Aa]rts?\. \d+\/\d/,
  /public limited/i,
  /no books kept|exemption check/i,
  /today or tomorrow/i,
];

/** Words that an editor of the field replaced; each stands for a mistake that was made once. */
const RETIRED = {
  tr: [
    // One term a thing: kişi grubu, hukuki sebep, bağlantı, doküman, diğer.
    /ilgili kişi grubu/i,
    /işleme şart(?!ı\) )/,
    /\böbür\b/i,
    /süzgeç/i,
    /(?<!")\blink\b/i,
    // Art. 12(3) is about audits of one's own organisation, 12(2) about measures.
    /12\/3/,
    /birlikte sorumludur/,
    /her zararından sorumlu/,
    /genellikle 6\/3-f/,
    /yok edildiği/,
  ],
  en: [
    /(?<!\bof )\bdata (is|was|has)\b/i,
    /data owner/i,
    /sensitive (personal )?data/i,
    /special category personal data/i,
    /legal ground/i,
    /made anonymous/i,
    /jointly liable/i,
    /12\(3\)/,
    /usually 6\(3\)\(f\)/i,
    /may not see/i,

    /if it lasts/i,
    /what becomes of/i,
    /notice of VERBİS|VERBİS notice/i,
    /Controllers acting together/,
    /KVKK applicant/i,
    /\bKVKK m\./,
  ],
} as const;

it.each(['tr', 'en'] as const)('no text of %s goes back to words that were replaced', (lang) => {
  const texts = textsIn(lang);
  expect(texts.length).toBeGreaterThan(4000);
  const found = [...RETIRED[lang], ...RETIRED_ANYWHERE].flatMap((word) =>
    texts.filter(({ text }) => word.test(text)).map(({ place }) => `${place} ${word.source}`),
  );
  expect(found).toEqual([]);
});

it('no mail, letter or question goes back to phrases that were replaced', () => {
  const texts = MIXED.flatMap(linesOf);
  expect(texts.length).toBeGreaterThan(1500);
  const found = RETIRED_ANYWHERE.flatMap((word) =>
    texts.filter(({ text }) => word.test(text)).map(({ place }) => `${place} ${word.source}`),
  );
  expect(found).toEqual([]);
});

type Texts = Readonly<{ [name: string]: string | Texts }>;

const textsOf = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Texts;

/** Labels of both files by their words; forms for one and for many are no labels. */
function labelsIn(turkish: Texts, english: Texts, at = ''): [string, string][] {
  return Object.entries(turkish).flatMap(([name, tr]) => {
    const en = english[name];
    if (typeof tr === 'object' && typeof en === 'object') return labelsIn(tr, en, `${at}${name}.`);
    return typeof tr === 'string' && typeof en === 'string' && !/_(zero|one|other)$/.test(name)
      ? [[`${tr}|${en}`, at + name] as [string, string]]
      : [];
  });
}

/** Files of the server that hold what it says itself after an act, or in a mail. */
const SAID = /\/(?:sentences|routes|emails)\.ts$/;

it('no sheet of the server repeats a label of the contract or of the screens', () => {
  const labels = new Map(
    ['contract/src/locales/labels.', 'web/src/locales/'].flatMap((file) =>
      labelsIn(textsOf(`${file}tr.json`), textsOf(`${file}en.json`)),
    ),
  );
  expect(labels.size).toBeGreaterThan(2000);
  const repeated = sourcesIn('server/src/{features,records,platform}')
    .filter((path) => !SAID.test(path))
    .flatMap((path) =>
      [
        ...readFileSync(join(ROOT, path), 'utf8').matchAll(
          /\{\s*tr: '(\p{Lu}[^']*)',\s*en: '([^']*)',?\s*\}/gu,
        ),
      ].flatMap(([, tr, en]) => {
        const label = labels.get(`${tr}|${en}`);
        return label ? [`${path}: “${tr}” is ${label}`] : [];
      }),
    );
  expect(repeated).toEqual([]);
});

it('no screen holds a Turkish sentence of its own', () => {
  const sentences = sourcesIn('web/src').flatMap((path) =>
    linesOf(path)
      .filter(({ text }) => !/^\s*(?:\/\/|\/?\*)/.test(text))
      .filter(({ text }) =>
        [...text.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`|>([^<>{}]*)</g)].some((found) =>
          isTurkish(found.slice(1).join('')),
        ),
      )
      .map(({ place }) => place),
  );
  expect(sentences).toEqual([]);
});

/** Documents that the server composes, their sentences among the figures that they hold. */
const COMPOSED =
  /\/(?:emails|files|letter|page|mailbox-page|papers|proof|certificate-pdf|sheet-pdf|openapi)\.ts$/;

/** Heads of sheets as companies have them, which are read and never said. */
const READ = /\/import\/own\/|\/(?:applications|breaches)\/import\.ts$/;

it('no source of the server holds a sentence that could lie among its texts', () => {
  const sources = sourcesIn('server/src').filter((path) => !/\/(?:demo|admin)\//.test(path));
  expect(sources.length).toBeGreaterThan(300);
  const pairs = sources.flatMap((path) =>
    [
      ...readFileSync(join(ROOT, path), 'utf8').matchAll(
        /\btr: '([^']*[\p{L}] [^']*|\p{Lu}[^']*)',\s*en: '/gu,
      ),
    ].map(([, text]) => `${path} “${text}”`),
  );
  const sentences = sources
    .filter((path) => !COMPOSED.test(path) && !READ.test(path))
    .flatMap(linesOf)
    .filter(({ text }) => !/^\s*(?:\/\/|\/?\*)/.test(text))
    .filter(({ text }) => [...text.matchAll(/'([^']*)'/g)].some(([, said = '']) => isTurkish(said)))
    .map(({ place }) => place);
  expect([...pairs, ...sentences]).toEqual([]);
});

it('no text of the server stands twice, or beside a label that says the same', () => {
  const said = ['contract/src/locales/labels.', 'contract/src/locales/server.'].map((file) =>
    labelsIn(textsOf(`${file}tr.json`), textsOf(`${file}en.json`)),
  );
  const own = said[1] ?? [];
  expect(own.length).toBeGreaterThan(250);
  const count = new Map<string, string[]>();
  for (const [text, key] of said.flat()) count.set(text, [...(count.get(text) ?? []), key]);
  const twice = own.flatMap(([text]) => {
    const keys = count.get(text) ?? [];
    return keys.length > 1 ? [`${text}: ${keys.join(', ')}`] : [];
  });
  expect([...new Set(twice)]).toEqual([]);
});

it('no comment begins with Who or What instead of naming its subject', () => {
  const sources = globSync(
    ['{contract,server,web}/src/**/*.{ts,tsx,css}', '{bench,deploy,e2e,scripts}/**/*.{ts,mjs,sh}'],
    { cwd: ROOT },
  );
  expect(sources.length).toBeGreaterThan(1500);
  const found = sources.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return [...text.matchAll(/(?:\/\*\*?\s*(?:\*\s*)?|(?<!\/\/.*\n\s*)\/\/ )Wh(?:o|at)\b.*/g)].map(
      ([comment]) => `${path} ${comment}`,
    );
  });
  expect(found).toEqual([]);
});
