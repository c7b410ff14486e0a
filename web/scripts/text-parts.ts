import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { IN_TWO_PARTS } from './lean-contract.ts';

const SRC = path.join(import.meta.dirname, '../src');
const CONTRACT = path.join(import.meta.dirname, '../../contract/src');
const LOCALES = path.join(SRC, 'locales') + path.sep;
const PLATFORM = path.join(SRC, 'platform') + path.sep;
const FEATURES = new Set(globSync('*/', { cwd: path.join(SRC, 'features') }));
/** Of what registers share, the screens with most texts. */
const OF_REGISTERS = new Set(['drawer', 'form', 'import']);

/** The frame and the lists of the registers: all that they name is loaded with the application. */
const START = [
  'app/App.tsx',
  'app/shell/Shell.tsx',
  ...globSync('features/*/ListPage.tsx', { cwd: SRC }),
].map((file) => path.join(SRC, file));

/** The halves of the page, which bring the texts of the start. */
const ENTRIES = ['app/App.tsx', 'features/training/page/TrainingApp.tsx'].map((file) =>
  path.join(SRC, file),
);

const isCode = (file: string) => /(?<!\.test|\.fixture|\.d)\.tsx?$/.test(file);
const IMPORT = /^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)'/gm;
const LATER = /\bimport\('(\.[^']+\.tsx?)'\)/g;

/** Long sentences about a field are read where it is filled in or explained. */
const HELP = /\.(?:help|hint|why)$/;
/** The part of a register's long sentences. */
const helpOf = (noun: string) => `help-${noun}`;
const ASKS_FOR_HELP = /\b(?:fieldHelp|sectionHint|warningText)\(/;

/** Modules that ask for more of the registry's lists than their Turkish names. */
const OF_THE_REGISTRY: readonly (readonly [part: string, asks: RegExp])[] = [
  ['names', IN_TWO_PARTS],
  ['notes', /records\/form\/field\/offered\.ts$/],
  ['both', /applications\/register-text\.ts$/],
];

type Texts = { readonly [name: string]: string | Texts };
const textsOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;
/** Without the forms for none, one and many. */
const plain = (key: string) => key.replace(/_(?:zero|one|other)$/, '');

const keysOf = (texts: Texts, at = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [plain(`${at}${name}`)] : keysOf(value, `${at}${name}.`),
  );

const OWN = textsOf(`${LOCALES}tr.json`);
const LABELS = textsOf(path.join(CONTRACT, 'locales/labels.tr.json'));
const HELPS = Object.keys(textsOf(path.join(CONTRACT, 'locales/tr.json'))).map(helpOf);
/** Keys of all texts, as `t` takes them. */
export const KEYS: ReadonlySet<string> = new Set([...keysOf(OWN), ...keysOf(LABELS)]);
const HEADS = Object.keys({ ...OWN, ...LABELS }).join('|');
const NAMED = new RegExp(`['"\`]((?:${HEADS})\\.[\\w.]*)(\\$\\{)?|\\bt\\('(${HEADS})'`, 'g');

type Module = Readonly<{ imports: readonly string[]; keys: readonly string[]; help: boolean }>;
const known = new Map<string, Module>();

/** Imports of a module, and the keys that it names: whole, or as far as a placeholder. */
function moduleAt(file: string): Module {
  const before = known.get(file);
  if (before) return before;
  const code = readFileSync(file, 'utf8');
  const found = {
    imports: [...code.matchAll(IMPORT)].map(([, source = '']) =>
      source.startsWith('@emanet/contract/')
        ? path.join(
            CONTRACT,
            source.slice('@emanet/contract/'.length).replace(/(?<!\.json)$/, '.ts'),
          )
        : path.join(path.dirname(file), source),
    ),
    keys: [...code.matchAll(NAMED)].flatMap(([, begun, open, group = '']) => {
      const start = begun ?? group;
      if (!open && KEYS.has(start)) return [start];
      const beginning = open ? start : start.replace(/\.?$/, '.');
      return [...KEYS].filter((key) => key.startsWith(beginning));
    }),
    help: ASKS_FOR_HELP.test(code),
  };
  known.set(file, found);
  return found;
}

/** Modules that others bring along, themselves included, without what is loaded later. */
export function closureOf(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    if (isCode(file)) open.push(...moduleAt(file).imports);
  }
  return found;
}

/** The feature that a module belongs to, of the application, its registers or the contract. */
function featureOf(file: string): string {
  const [, noun = ''] = /(?:features|src\/records|contract\/src)\/([\w-]+)/.exec(file) ?? [];
  return FEATURES.has(noun) || OF_REGISTERS.has(noun) ? noun : '';
}

/**
 * The part of a text that modules of `owners` name and that appears on the screens of `screens`, before
 * anything is opened there.
 */
function partFor(owners: ReadonlySet<string>, screens: ReadonlySet<string> = new Set()): string {
  const [owner = ''] = owners.size === 1 ? owners : [];
  const [screen = ''] = screens;
  if (screens.size === 0) return FEATURES.has(owner) ? `${owner}-opened` : 'opened';
  if (screens.size === 1) return screen;
  return OF_REGISTERS.has(owner) ? owner : 'shared';
}

/** The part in which each text comes. */
const PART_OF: ReadonlyMap<string, string> = (() => {
  const owners = new Map<string, Set<string>>();
  const screens = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, file: string, feature: string) => {
    for (const key of isCode(file) ? moduleAt(file).keys : [])
      to.set(key, (to.get(key) ?? new Set()).add(feature));
  };
  for (const folder of [SRC, CONTRACT])
    for (const name of globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['site/**'] }))
      add(owners, path.join(folder, name), featureOf(path.join(folder, name)));
  for (const name of globSync('features/**/*Page.tsx', { cwd: SRC })) {
    const screen = path.join(SRC, name);
    for (const file of closureOf([screen])) add(screens, file, featureOf(screen));
  }
  const parts = new Map([...owners].map(([key, by]) => [key, partFor(by, screens.get(key))]));
  for (const file of closureOf(START))
    for (const key of isCode(file) ? moduleAt(file).keys : []) parts.set(key, 'start');
  return parts;
})();

export const partOf = (key: string): string => PART_OF.get(key) ?? 'nowhere';

/** Parts of whatever a module brings along that is loaded later; the start is there already. */
export function partsFor(file: string): readonly string[] {
  const closure = [...closureOf([file])];
  const modules = closure.filter(isCode).map(moduleAt);
  const parts = new Set(modules.flatMap(({ keys }) => keys.map(partOf)));
  if (modules.some(({ help }) => help)) {
    const own = helpOf(featureOf(file).replace(/-\w/g, ([, letter = '']) => letter.toUpperCase()));
    for (const one of HELPS.includes(own) ? [own] : HELPS) parts.add(one);
  }
  for (const [part, asks] of OF_THE_REGISTRY)
    if (closure.some((one) => asks.test(one))) parts.add(part);
  if (!ENTRIES.includes(file)) parts.delete('start');
  return [...parts].sort();
}

/** The texts whose keys are wanted, in the shape that they have. */
function pick(texts: Texts, wanted: (key: string) => boolean, at = ''): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]): [string, string | Texts][] => {
      if (typeof value === 'string') return wanted(plain(`${at}${name}`)) ? [[name, value]] : [];
      const inside = pick(value, wanted, `${at}${name}.`);
      return Object.keys(inside).length > 0 ? [[name, inside]] : [];
    }),
  );
}

const asModule = (texts: object) => ({
  code: `export default ${JSON.stringify(texts)}`,
  moduleType: 'js' as const,
  map: null,
});

/** How each part is loaded in a language, for `platform/texts/parts.ts`. */
function tableOfParts(names: Iterable<string>): string {
  const load = (name: string, lang: string) =>
    `${lang}: () => import('../../locales/${lang}.json?${name}')`;
  const lines = [...names].map((name) => `'${name}': { ${load(name, 'tr')}, ${load(name, 'en')} }`);
  return `{ ${lines.join(', ')} }`;
}

/**
 * Texts come one language at a time, with the code that names them: each `import()` of the application
 * also asks for the parts (`tr.json?<part>`) of all that it brings along. The dev server has one part,
 * the start. The contract's own file of labels is empty in the browser until texts fill it.
 */
export function textParts(): Plugin {
  let isDev = false;
  return {
    name: 'emanet:text-parts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: ({ command }) => void (isDev = command === 'serve'),
    transform(code, id) {
      const [file = '', part] = id.split('?');
      if (file === `${PLATFORM}texts/parts.ts`)
        return code.replace(
          /(?<=TEXTS: Parts = )\{\}/,
          tableOfParts(isDev ? ['start'] : new Set([...PART_OF.values(), ...HELPS])),
        );
      const [, lang = ''] = /\/locales\/(tr|en)\.json$/.exec(file) ?? [];
      if (lang && file.startsWith(CONTRACT))
        return asModule(
          Object.fromEntries(
            Object.keys(JSON.parse(code) as Texts).map((noun) => [
              noun,
              { title: '', fields: {}, sections: {}, warnings: {} },
            ]),
          ),
        );
      if (lang && part && file.startsWith(LOCALES)) {
        const fields = textsOf(path.join(CONTRACT, `locales/${lang}.json`));
        const labels = textsOf(path.join(CONTRACT, `locales/labels.${lang}.json`));
        const isHere = (key: string) => isDev || partOf(key) === part;
        return asModule({
          fields: pick(fields, (key) => {
            const own = HELP.test(key) ? helpOf(key.split('.')[0] ?? '') : 'start';
            return isDev || own === part;
          }),
          app: [labels, JSON.parse(code) as Texts].map((texts) => pick(texts, isHere)),
        });
      }
      if (!file.startsWith(SRC) || code.search(LATER) < 0) return undefined;
      const withParts = code.replaceAll(LATER, (written, source: string) => {
        const parts = isDev ? ['start'] : partsFor(path.join(path.dirname(file), source));
        const names = parts.map((name) => `, '${name}'`).join('');
        return names ? `withTexts(${written}${names})` : written;
      });
      const i18n = path.relative(path.dirname(file), `${PLATFORM}i18n.ts`);
      return {
        code: `import { withTexts } from '${i18n.replace(/^(?!\.)/, './')}'; ${withParts}`,
        map: null,
      };
    },
    /** The bundler's own graph tells whether a module was overlooked that names texts. */
    buildEnd() {
      for (const id of this.getModuleIds())
        for (const later of this.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
          if (!later.startsWith(SRC) || !isCode(later)) continue;
          const seen = closureOf([later]);
          const brought = new Set([later]);
          for (const one of brought) {
            const names = (one.startsWith(SRC) || one.startsWith(CONTRACT)) && isCode(one);
            if (names && !seen.has(one) && moduleAt(one).keys.length > 0)
              this.error(`${later} would come without the texts of ${one}`);
            for (const next of this.getModuleInfo(one)?.importedIds ?? []) brought.add(next);
          }
        }
    },
  };
}
