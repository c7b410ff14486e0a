// Cost of a screen over the wire, compressed, against web/size-budget.json.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { ensureWebBuilt } from './web.mjs';

/** @typedef {{ file: string, css?: string[], imports?: string[], isDynamicEntry?: boolean }} Chunk */
/** @typedef {{ script: number, style: number, files: number }} Size bytes, or kilobytes of a budget */

if (!(await ensureWebBuilt())) process.exit(1);
const dist = join(root, 'web/dist');
/**
 * @param {string} file
 * @returns {unknown}
 */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const [app, islands] = ['manifest', 'islands'].map(
  (name) => /** @type {Record<string, Chunk>} */ (read(`web/dist/.vite/${name}.json`)),
);
const manifest = { ...app, ...islands };
const budget =
  /** @type {{ signIn: Size, start: Size, list: Size, publicForm: Size, screen: Size, screens: Record<string, Size> }} */ (
    read('web/size-budget.json')
  );

/** The script of the sign-in page; its sheet goes along in the page. */
const SIGN_IN = 'src/site/sign-in/island.ts';
/** Every screen of somebody signed in needs these. */
const START = ['app.html', 'src/app/App.tsx', 'src/app/shell/Shell.tsx'];
/** Until the rows of a list are there: its screen and the texts of one language as well. */
const LIST = [
  ...START,
  'src/features/processing-activities/ListPage.tsx',
  'src/locales/tr.json?start',
];
/** The script of the public pages with a form. */
const PUBLIC_FORM = 'src/site/form/island.ts';
const SCREEN = /^src\/features\/.+Page\.tsx$/;

/**
 * The files that a chunk needs before it runs.
 * @param {string} name
 * @param {Set<string>} files
 */
function filesOf(name, files = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  if (files.has(chunk.file)) return files;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const needed of chunk.imports ?? []) filesOf(needed, files);
  return files;
}

/** @param {Iterable<string>} files */
function sizeOf(files) {
  const size = { script: 0, style: 0, files: 0 };
  for (const file of files) {
    size.files += 1;
    const sent = existsSync(join(dist, `${file}.br`)) ? `${file}.br` : file;
    size[file.endsWith('.css') ? 'style' : 'script'] += readFileSync(join(dist, sent)).length;
  }
  return size;
}

const start = new Set(START.flatMap((name) => [...filesOf(name)]));
const screens = Object.keys(manifest).filter((name) => SCREEN.test(name));
const found = [
  { name: 'sign-in', size: sizeOf(filesOf(SIGN_IN)), most: budget.signIn },
  { name: 'start', size: sizeOf(start), most: budget.start },
  {
    name: 'a list in all',
    size: sizeOf(new Set(LIST.flatMap((name) => [...filesOf(name)]))),
    most: budget.list,
  },
  { name: 'public form', size: sizeOf(filesOf(PUBLIC_FORM)), most: budget.publicForm },
  ...screens.map((name) => ({
    name,
    size: sizeOf(filesOf(name, new Set(start))),
    most: budget.screens[name] ?? budget.screen,
  })),
];
const tooLarge = found.flatMap(({ name, size, most }) => [
  .../** @type {const} */ (['script', 'style'])
    .filter((kind) => size[kind] > most[kind] * 1000)
    .map((kind) => `${name}: ${size[kind]} bytes of ${kind}, allowed are ${most[kind]} kB`),
  ...(size.files > most.files ? [`${name}: ${size.files} files, allowed are ${most.files}`] : []),
]);
const unknown = Object.keys(budget.screens).filter((name) => !screens.includes(name));
if (process.argv.includes('--all'))
  for (const { name, size } of found)
    console.log(`${size.script} ${size.style} ${size.files} ${name}`);
for (const line of tooLarge) console.log(line);
for (const name of unknown) console.log(`the budget names ${name}, which is no screen`);
process.exitCode = tooLarge.length + unknown.length > 0 ? 1 : 0;
