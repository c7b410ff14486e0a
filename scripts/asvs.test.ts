import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

/** Sections of ASVS 5.0 with the last requirement of level 1 or 2 in each; those of level 3 stand behind. */
const SECTIONS = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;
const REQUIRED = SECTIONS.split(/\s+/).flatMap((one) => {
  const [section = '', last] = one.split(':');
  return numbered(section, 1, Number(last));
});

function numbered(section: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const PAGES = ['docs/security/asvs.md', 'docs/security/rules.md'];
const rows = read('docs/security/asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('every requirement of levels 1 and 2 is named once', () => {
  const named = rows.flatMap(([, first = '']) =>
    [...first.matchAll(/(\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))?/g)].flatMap(
      ([, section = '', from, to = from]) => numbered(section, Number(from), Number(to)),
    ),
  );
  expect(REQUIRED).toHaveLength(253);
  expect(named.toSorted()).toEqual(REQUIRED.toSorted());
});

it('a requirement that is not met says what is missing, or why it is none', () => {
  const silent = rows.filter(([, , state = '', control, missing]) =>
    state === 'part' || state === 'open'
      ? !missing
      : !['met', 'not applicable'].includes(state) || !control,
  );
  expect(silent).toEqual([]);
});

it('every file that the pages name is there', () => {
  const named = PAGES.flatMap((page) =>
    [
      ...read(page).matchAll(
        /`([\w.@][\w./@-]*(?:\.(?:tsx?|md|json|js|ya?ml|conf|service|dockerignore)|\/))`/g,
      ),
    ].map(([, path = '']) => path),
  );
  const gone = named.filter(
    (path) =>
      path.includes('/') && !['', 'server/src'].some((at) => existsSync(join(root, at, path))),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(gone).toEqual([]);
});

it('the server connects to database, mail server, stores, scanner and receiver of spans alone, and runs no text as code', () => {
  const connects =
    /\bfetch\(|\bhttps?\.(?:get|request)\(|createConnection\(|S3Client\(|createTransport\(|(?<![.\w])connect\(/;
  const found = globSync('server/src/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && connects.test(read(file)),
  );
  expect(found.toSorted()).toEqual([
    // A socket of this machine, by which processes find the embedded database.
    'server/src/platform/embedded/claim.ts',
    'server/src/platform/files/locked-store.ts',
    'server/src/platform/files/s3-store.ts',
    'server/src/platform/files/scanning/clamd.ts',
    // Runs in the browser, on the page of the demo's mails.
    'server/src/platform/mail/mailbox-script.ts',
    'server/src/platform/mail/transport.ts',
    'server/src/platform/start/otlp.ts',
  ]);
  const running = globSync('server/src/**/*.ts', { cwd: root }).filter((file) =>
    /\beval\(|new Function\(/.test(read(file)),
  );
  expect(running).toEqual([]);
});
