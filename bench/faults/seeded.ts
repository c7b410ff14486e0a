import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A defect of one line, the command that must fail for it, and the figure in which it shows. */
type Defect = Readonly<{
  file: string;
  line: readonly [sound: string, defective: string];
  shows: RegExp;
  /** The command that looks for it, where it is no part of `npm run faults`. */
  command?: string;
}>;

export const DEFECTS: Readonly<Record<string, Defect>> = {
  wire: {
    file: 'server/src/platform/db.ts',
    line: ['const IDENTITY_MS = 4_000;', 'const IDENTITY_MS = 30_000;'],
    shows: /answered after [1-9]\d\.\d s/,
  },
  cluster: {
    file: 'server/src/main.ts',
    line: ['node.drain(DRAIN_SECONDS)', 'Promise.resolve()'],
    shows: /: [1-9]\d* of \d+ requests failed/,
    command: 'bench/cluster/main.ts',
  },
  imports: {
    file: 'server/src/main.ts',
    line: ['const LONGEST_REQUEST_MS = 60_000;', 'const LONGEST_REQUEST_MS = 6_000;'],
    shows: /[1-9]\d* of \d+ imports failed/,
    command: 'bench/cluster/main.ts',
  },
  failover: {
    file: 'bench/cluster/patroni.ts',
    line: ['const TTL = 10;', 'const TTL = 40;'],
    shows: /well after (1[5-9]|[2-9]\d)\.\d s/,
  },
  upgrade: {
    file: 'server/src/platform/migrate.ts',
    line: ['const LOCK_MS = 2_000;', 'const LOCK_MS = 20_000;'],
    shows: /answered after ([4-9]|\d\d)\.\d s/,
  },
  s3: {
    file: 'server/src/platform/http/health.ts',
    line: ['const status = database ?', 'const status = database && files ?'],
    shows: /ready 503/,
  },
  mail: {
    file: 'server/src/platform/mail/refusal.ts',
    line: ["'DATA' ? 'message' : 'server'", "'DATA' ? 'message' : 'recipient'"],
    shows: /: (?!50 )\d+ of 50 mails arrived/,
  },
  poisoned: {
    file: 'server/src/platform/jobs/each-company.ts',
    line: ['failed.add(company_id);', 'throw error;'],
    shows: /[1-9]\d* failed/,
  },
  clock: {
    file: 'server/src/main.ts',
    line: ['{ mayWork: time.inStep }', '{}'],
    shows: /[1-9] jobs done \(wanted 0\)/,
  },
  pooler: {
    file: 'server/src/main.ts',
    line: ["prepared: config.DATABASE_PREPARED === 'on'", 'prepared: true'],
    shows: /[1-9]\d* of them before the fault|did not start/,
  },
  slow: {
    file: 'server/src/platform/http/body-timeouts.ts',
    line: ['bytes: 4096, ms: 10_000', 'bytes: 4096, ms: 100_000'],
    shows: /body that stops: closed after not after/,
  },
  recovery: {
    file: 'server/src/verify-log/recovery.ts',
    line: ['gone.push(...(await goneOf(db.system, noted)));', ''],
    shows: /there is nothing to record/,
  },
  deploy: {
    file: 'deploy/emanet.service',
    line: ['NoNewPrivileges=yes', 'NoNewPrivilege=yes'],
    shows: /systemd: NOT WELL/,
  },
  image: {
    file: 'deploy/Dockerfile',
    line: ['COPY --from=build /build/web/dist web/dist', ''],
    shows: /page: NOT WELL/,
  },
  archives: {
    file: 'server/src/platform/files/signed-archive.ts',
    line: ['return isWhole ? { signer: key } : undefined;', 'return { signer: key };'],
    shows: /damaged archives: (?!100 )\d+ of 100 refused/,
  },
  alerts: {
    file: 'deploy/alerts.yml',
    line: ['emanet_scanner_up == 0', 'emanet_scanner_up == 2'],
    shows: /none \(wanted ScannerDown\)/,
  },
};

/** Runs a check on a copy of this tree that has its defect; says whether the check failed for it. */
export function failsOnDefect(part: string): boolean {
  const defect = DEFECTS[part];
  if (!defect) throw new Error(`no defect for it; there are ${Object.keys(DEFECTS).join(', ')}`);
  const { file, line, shows, command = `bench/faults/parts/${part}.ts` } = defect;
  const tree = mkdtempSync(join(tmpdir(), 'emanet-seeded-'));
  try {
    const tracked = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).stdout;
    for (const path of tracked.split('\0').filter(Boolean))
      cpSync(join(root, path), join(tree, path));
    for (const built of ['node_modules', 'web/node_modules', 'web/dist'])
      symlinkSync(join(root, built), join(tree, built));
    const sound = readFileSync(join(tree, file), 'utf8');
    if (sound.split(line[0]).length !== 2) throw new Error(`${file} has not one ${line[0]}`);
    writeFileSync(
      join(tree, file),
      sound.replace(line[0], () => line[1]),
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(tree, command)], {
      ...{ cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
      env: { ...process.env, COMPANIES: '2' },
    });
    const said = `${stdout}${stderr}`;
    const failed = status !== 0 && shows.test(said);
    const shown = said.split('\n').filter((one) => shows.test(one));
    console.log(`${part}: ${failed ? 'fails' : `exit code ${status}`} with “${line[1]}”`);
    console.log((shown.length > 0 ? shown.slice(0, 2).join('\n') : said.slice(-2000)).trim());
    return failed;
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}
