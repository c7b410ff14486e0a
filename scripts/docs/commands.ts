import { USAGE } from '../../server/src/admin/run.ts';
import manifest from '../../package.json' with { type: 'json' };

type Notes = Partial<Readonly<Record<string, string>>>;

/** Notes of the scripts of package.json, grouped by their use. */
const NOTES: Readonly<Record<string, Notes>> = {
  'Every day': {
    start: 'Installs, builds, starts the database, loads the demo and serves.',
    dev: 'Serves with reload: the server when a file is saved, the web in the open page. `PORT` is the one to open, the API listens on `PORT + 1`.',
    test: 'Everything that must hold: types, lint, format, dead code, sizes of screens, unit, API and browser tests. Locally lint and format look at changed files only; `CI=1 npm test` looks at everything. The last line is `N passed, N failed`; a browser test that passed at its second try only is named above it.',
    unit: 'Unit and API tests. Folders or files behind `--` narrow it: `npm run unit -- server/src/features/suppliers`.',
    browser: 'Browser tests: `npm run browser -- e2e/suppliers.spec.ts --project desktop-tr`.',
    types: 'Type check of server, web, browser tests and film.',
    lint: 'ESLint over all files.',
    format: 'Prettier over all files; `npx prettier --write FILE` mends one.',
    deadcode: 'Names exports, files and packages that nothing uses.',
    sbom: 'Prints the bill of materials (CycloneDX) of what runs; each image carries it.',
    schema:
      'Run it after each new migration: writes `server/src/schema/tables.ts` (types) and `server/migrations/schema.sql` (tables, policies, grants, functions).',
    docs: 'Writes the generated pages: `docs/settings.md`, `docs/commands.md`, `.env.example`, `THIRD-PARTY-NOTICES.md`.',
  },
  'Running an installation': {
    serve: 'Serves without installing or building; for production.',
    migrate:
      'Brings the database up to this version, as a start does. Waits two seconds at a time for tables that others use.',
    admin: 'Companies, departments, people, mails and jobs; see below.',
    doctor:
      'Examines the installation with these settings (database, connections of `-- --nodes 3`, standby, clock, secrets, files, jobs) and names what does not fit.',
    backup:
      '`npm run backup -- FILE.zip`: database and files as one signed archive, encrypted to `ARCHIVE_RECIPIENT`, beside a running server; see [backup](operations/backup.md).',
    restore:
      '`npm run restore -- FILE.zip`: into an empty installation, whole or not at all; `--identity KEYS.txt` opens an encrypted one. `-- --check FILE.zip` only checks whether it is whole and who signed it.',
    'verify-log':
      'Recomputes every change log, compares anchors and records, and names what was tampered with. `-- --files` also stored files, `-- --new` only what came since the nightly check, `-- --mailed FILE` heads in saved mails, `-- --archive FILE.zip` a backup without another database, `-- --recovered "why"` records a recovery, `-- --signer KEY` accepts anchors of this key alone.',
  },
  'Measuring and breaking': {
    bench:
      'Measures everything. `-- --quick --json` prints ratios to a hand-written floor, `--write` puts them into `docs/performance.md`, `--only opening` measures each screen.',
    'bench:data': 'Fills a database with the data that the measurements need.',
    cluster:
      'Replaces each of three nodes twice behind nginx and haproxy, under callers that repeat nothing.',
    faults:
      'Makes one part fail and prints what callers were answered: `npm run faults -- wire`, and others; see [operations](operations/README.md#what-was-made-to-fail).',
    fuzz: 'Sends 100,000 requests made from the OpenAPI document; `npm test` sends 1,500.',
    probes:
      'Sends 20,000 requests that name rows of another company and department, by every role; `npm test` sends 900.',
    'upload-memory': 'Sends 500 MB to a server and bounds the memory that it adds.',
    law: 'Prints every cell of the tables of the law with its answer, its article and its source.',
    'list-memory': 'Reads and exports a list of 100,000 rows and bounds the memory that it adds.',
  },
  Pictures: {
    screenshots: 'Every screen in both languages, schemes and three widths, into `screenshots/`.',
    'site-pictures': 'Takes the pictures of the public site from the demo.',
    'site-font': 'Cuts the typeface of the public site.',
    'demo-videos': 'Draws and encodes the training videos of the demo.',
  },
};

/** docs/commands.md */
export function commandsPage(): string {
  const noted = Object.values(NOTES).flatMap((notes) => Object.keys(notes));
  const scripts = Object.keys(manifest.scripts);
  const missing = scripts.filter((name) => !noted.includes(name));
  const gone = noted.filter((name) => !scripts.includes(name));
  if (missing.length > 0 || gone.length > 0)
    throw new Error(
      `scripts/docs/commands.ts lacks: ${missing.join(', ')}; is too much: ${gone.join(', ')}`,
    );
  const plain = ['start', 'test'];
  const sections = Object.entries(NOTES).map(
    ([title, notes]) =>
      `## ${title}\n\n${Object.entries(notes)
        .map(([name, note]) => `- **\`npm ${plain.includes(name) ? '' : 'run '}${name}\`** ${note}`)
        .join('\n')}`,
  );
  return `# Commands

This page is made by \`npm run docs\` from \`package.json\`, \`scripts/docs/commands.ts\` and the commands of \`server/src/admin/run.ts\`.

${sections.join('\n\n')}

## \`npm run admin\`

It works beside a running server and on its own. Everybody signs in with a code sent by e-mail; there are no passwords to hand out.

\`\`\`text
${USAGE}
\`\`\`
`;
}
