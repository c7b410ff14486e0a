import path from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

const CONTRACT = path.join(import.meta.dirname, '../../contract/src') + path.sep;
/** Parts of an endpoint that the server alone reads: the browser sends bodies and believes answers. */
const FOR_THE_SERVER = new Set(['summary', 'answers', 'query', 'params']);
const MADE_BY_CALLS = new Set(['CallExpression', 'NewExpression', 'ObjectExpression']);

/** Where a list came from, and what no code of the browser asks of its lines. */
const OF_A_LIST = new Set(['source', 'sources', 'version', 'verified']);
const OF_A_LINE = new Set([
  'purpose_tr',
  'purpose_en',
  'authority_step',
  'legal_basis',
  'checked',
  'list',
]);

/** Lists of look-ups: a screen in Turkish does without English names, and mostly without notes. */
export const IN_TWO_PARTS =
  /\/(?:activity-options|asset-types|collection-methods|data-categories|data-subjects|legal-bases|processing-purposes|public-bodies|recipients|retention-periods|security-measures|transfer-abroad)\.json/;
export const ENGLISH = /^(?:en|\w+_en)$/;
export const NOTES = /^(?:note_tr|applies_to)$/;
/** Parts of a list that are loaded later, by the query after its name. */
const LATER: Readonly<Record<string, RegExp>> = { en: ENGLISH, notes: NOTES };

/** A list of the registry without parts that no screen shows, and without fields that `isLeft` refuses. */
export function leanList(
  text: string,
  isLeft: (name: string, value: unknown) => boolean = () => true,
): string {
  const list = JSON.parse(text) as object;
  return JSON.stringify(
    Object.fromEntries(Object.entries(list).filter(([name]) => !OF_A_LIST.has(name))),
    (name, value: unknown) => (OF_A_LINE.has(name) || !isLeft(name, value) ? undefined : value),
  );
}

/** Parts of a list's lines that `isKept` names, each where it belongs. */
export const laterList = (text: string, isKept: RegExp): string =>
  JSON.stringify(JSON.parse(text), (name, value: unknown) =>
    isKept.test(name) || (typeof value === 'object' && name !== 'sources') ? value : undefined,
  );

/** Its first part; of the sources of its lines a screen marks general knowledge alone, and of periods alone. */
export const firstList = (text: string, isMarked = true): string =>
  leanList(
    text,
    (name, value) =>
      !ENGLISH.test(name) &&
      !NOTES.test(name) &&
      (name !== 'source' || (isMarked && value === 'general')),
  );

/** `endpoint(…)` itself, and what `nounCalls` made of it: `calls.add(…)`. */
const makesEndpoint = (callee: ESTree.Expression): boolean =>
  callee.type === 'Identifier'
    ? callee.name === 'endpoint'
    : callee.type === 'MemberExpression' &&
      callee.object.type === 'Identifier' &&
      callee.object.name === 'calls';

/** The code of a module without parts that only the server reads; pieces without an importer may be dropped. */
export function leanCode(code: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const { program } = parseSync('module.js', code);
  new Visitor({
    CallExpression(call) {
      const [parts] = call.arguments;
      if (!makesEndpoint(call.callee)) return;
      if (parts?.type !== 'ObjectExpression') return;
      for (const part of parts.properties)
        if (
          part.type === 'Property' &&
          part.key.type === 'Identifier' &&
          FOR_THE_SERVER.has(part.key.name)
        )
          edits.push({ start: part.start, end: part.end, text: '...{}' });
    },
  }).visit(program);
  for (const statement of program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations) {
      if (!init || !MADE_BY_CALLS.has(init.type)) continue;
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
      edits.push({ start: init.end, end: init.end, text: '))()' });
    }
  }
  return edited(code, edits);
}

/** Rules, with the examples that their page alone shows. */
const RULES = path.join(CONTRACT, 'records/rules') + path.sep;
const RULES_PAGE = path.join(import.meta.dirname, '../src/records/rules/rules.ts');
const WITH_EXAMPLES = '?examples';
const EXAMPLES = new Set(['fires', 'silent']);

/** The code of a module of rules without their examples. */
export function withoutExamples(code: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  new Visitor({
    Property({ key, start, end }) {
      if (key.type === 'Identifier' && EXAMPLES.has(key.name))
        edits.push({ start, end, text: `${key.name}: []` });
    },
  }).visit(parseSync('module.js', code).program);
  return edited(code, outermost(edits));
}

/** Tables of the law, with sources of their rows that `npm run law` alone prints. */
const TABLES = path.join(CONTRACT, 'law') + path.sep;
const SOURCES = new Set(['kaynak', 'dayanak', 'baslangic', 'madde', 'kanun']);

/** The code of a table of the law without the texts that name its sources; patterns of laws stay. */
export function withoutSources(code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    Property({ key, value, start, end }) {
      const isText = value.type === 'Literal' && typeof value.value === 'string';
      if (!isText || key.type !== 'Identifier' || !SOURCES.has(key.name)) return;
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      edits.push({ start, end: end + comma, text: '' });
    },
  }).visit(parseSync('module.js', code).program);
  return edited(code, edits);
}

type Edit = Readonly<{ start: number; end: number; text: string }>;

/** Edits that lie in no other one. */
const outermost = (edits: readonly Edit[]): Edit[] =>
  edits.filter((one) =>
    edits.every((other) => other === one || other.start > one.start || other.end < one.end),
  );

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, one) => text.slice(0, one.start) + one.text + text.slice(one.end), code);

/** The code of a module without the parts that its folder has for other readers. */
function lean(code: string, id: string): string {
  if (id === NAMES) return withoutRows(code);
  if (id.startsWith(RULES)) return withoutExamples(code);
  return id.startsWith(TABLES) ? withoutSources(code) : code;
}

/** JSON is read before it becomes code. */
const LISTS = path.join(CONTRACT, 'data') + path.sep;

/** Names of services that the server alone knows, since they would cost every form their bytes. */
const NAMES = path.join(CONTRACT, 'law/service-names.ts');

/** The code of a module of tables with empty ones in their place. */
export const withoutRows = (code: string): string =>
  code.replaceAll(/(export const \w+)[^=]*= \{[\s\S]*?\n\};/g, '$1 = {};');

/** Leaves out of the browser's contract what the server alone reads of it. */
export function leanContract(): Plugin[] {
  const inBrowser: Pick<Plugin, 'apply' | 'applyToEnvironment'> = {
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
  };
  return [
    {
      name: 'emanet:lean-lists',
      enforce: 'pre',
      ...inBrowser,
      transform(code, id) {
        if (!id.startsWith(LISTS) || !/\.json(?:\?|$)/.test(id)) return undefined;
        const later = LATER[id.split('?')[1] ?? ''];
        if (later)
          return { code: `export default ${laterList(code, later)}`, moduleType: 'js', map: null };
        if (!IN_TWO_PARTS.test(id)) return { code: leanList(code), map: null };
        return { code: firstList(code, id.includes('retention-periods')), map: null };
      },
    },
    {
      name: 'emanet:rules-with-examples',
      enforce: 'pre',
      ...inBrowser,
      async resolveId(source, importer, options) {
        const [from = '', query] = importer?.split('?') ?? [];
        if (from !== RULES_PAGE && query !== WITH_EXAMPLES.slice(1)) return undefined;
        const found = await this.resolve(source, from, { ...options, skipSelf: true });
        return found?.id.startsWith(RULES) ? `${found.id}${WITH_EXAMPLES}` : found;
      },
    },
    {
      name: 'emanet:lean-contract',
      ...inBrowser,
      transform: (code, id) =>
        id.startsWith(CONTRACT) && id.endsWith('.ts')
          ? { code: leanCode(lean(code, id)), map: null }
          : undefined,
    },
  ];
}
