import { parseArgs } from 'node:util';
import type { Config } from '../platform/start/config.ts';
import type { Queries, WholeDb } from '../platform/db.ts';
import { idFrom } from './arguments.ts';
import { approveAccount, declineAccount, listAccounts } from './accounts.ts';
import {
  addCompany,
  addDepartment,
  listCompanies,
  listDepartments,
  renameCompany,
} from './companies.ts';
import {
  eraseCompany,
  exportCompany,
  keepCompany,
  listErasures,
  setSuspended,
  withFiles,
} from './company-life.ts';
import { eraseUser } from './erase-account.ts';
import { refuse } from './failure.ts';
import { listForms } from './forms.ts';
import { addHoliday, listHolidays, removeHoliday } from './holidays.ts';
import { discardJob, listJobs, retryJob } from './jobs.ts';
import { discardMail, listMail, retryMail } from './mail.ts';
import { limitClients } from './clients.ts';
import { listNodes } from './nodes.ts';
import { reseal } from './reseal.ts';
import { changeTrial } from './trials.ts';
import { resetSecondStep } from './second-step.ts';
import { signOut } from './sign-out.ts';
import {
  addUser,
  changeAddress,
  disableUser,
  enableUser,
  listUsers,
  removeMember,
} from './users.ts';

/** Printed without a command, and in docs/commands.md. */
export const USAGE = `Usage: npm run admin -- COMMAND

  company add NAME
  company list
  company rename NAME --company ID
  company export ID FILE.zip             everything that belongs to a company
  company suspend ID                     nobody works in it, its links and jobs rest
  company resume ID
  company trial ID DAY|none              last day of its trial, then it is only read; none: no trial
  company erase ID --name NAME [--now]   in thirty days, or at once
  company keep ID                        cancels an erasure that waits
  company erasures                       those that wait, were cancelled or done
  department add NAME --company ID
  department list --company ID
  user add --email ADDRESS --name "FULL NAME" --role danışman|yönetici|temsilci
           --company ID [--company ID …] [--department ID …]
           [--training-officer] [--asset-officer]
           for a danışman who has an account: adds these companies
  user list
  user disable ADDRESS
  user enable ADDRESS
  user remove ADDRESS --company ID       ends a membership
  user erase ADDRESS --name "FULL NAME"   erases an account that no company has as a member
  user address ADDRESS --email NEW       gives an account another address
  user reset ADDRESS [--now --reason WHY] takes the second step off, a day after it was asked for
  sign-out --all | --company ID | --email ADDRESS  ends every session of them
  user clients ADDRESS --limit NUMBER    lets a danışman open so many new clients
  forms [--all]
  accounts list [--all]
  accounts approve NUMBER [--name "COMPANY"]
  accounts decline NUMBER
  mail list [--all]                      mails that were not accepted
  mail retry NUMBER|all                  sends them again; all: those that were given up
  mail discard NUMBER|all                throws their text away
  holiday list [YEAR]                    the dated calendar of days off
  holiday add DAY [NAME] --source TEXT [--english NAME] [--half]
           administrative leave unless NAME says otherwise; running clocks move
  holiday remove DAY                     takes back what was added on a day
  jobs list
  jobs retry NUMBER
  jobs discard NUMBER                    takes a job out of the queue
  secret reseal                          seals anew what SECRET_BEFORE, or no company's key, has sealed
  nodes                                  processes that use the database, and versions

--all shows what was probably sent by machines too, and mails that were not tried yet.`;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  company: { type: 'string', multiple: true },
  department: { type: 'string', multiple: true },
  'training-officer': { type: 'boolean' },
  'asset-officer': { type: 'boolean' },
  all: { type: 'boolean' },
  limit: { type: 'string' },
  source: { type: 'string' },
  english: { type: 'string' },
  half: { type: 'boolean' },
  now: { type: 'boolean' },
  reason: { type: 'string' },
} as const;

type Values = ReturnType<typeof parsed>['values'];
type Given = Readonly<{
  db: Queries;
  whole: WholeDb;
  config: Config;
  values: Values;
  rest: readonly string[];
}>;

type Spec = Readonly<{
  options?: readonly (keyof typeof options)[];
  /** Further words: none, those that say whom, which or where, or those of a name. */
  words?: 'one' | 'two' | 'name';
  run: (given: Given) => Promise<string>;
}>;

const lifeOf = ({ whole, config }: Given) => ({ db: whole, config });
/** The company that the first further word names. */
const companyIn = ({ rest }: Given): number =>
  idFrom('The number', rest[0] ?? refuse('The number of the company is missing.'));
const company = ({ values }: Given): number =>
  idFrom(
    '--company',
    values.company?.[0] ?? refuse('--company is missing: the number of a company.'),
  );
const OF_USERS = [
  'email',
  'name',
  'role',
  'company',
  'department',
  'training-officer',
  'asset-officer',
] as const;

const COMMANDS = new Map<string, Spec>(
  Object.entries<Spec>({
    'company add': { words: 'name', run: ({ db, rest }) => addCompany(db, rest) },
    'company list': { run: ({ db }) => listCompanies(db) },
    'company export': {
      words: 'two',
      run: (given) => exportCompany(lifeOf(given), companyIn(given), given.rest[1]),
    },
    'company suspend': {
      words: 'one',
      run: (given) => setSuspended(lifeOf(given), companyIn(given), true),
    },
    'company resume': {
      words: 'one',
      run: (given) => setSuspended(lifeOf(given), companyIn(given), false),
    },
    'company trial': {
      words: 'two',
      run: (given) => changeTrial(given.whole, companyIn(given), given.rest[1]),
    },
    'company erase': {
      options: ['name', 'now'],
      words: 'one',
      run: (given) =>
        eraseCompany(lifeOf(given), companyIn(given), {
          name: given.values.name,
          now: given.values.now ?? false,
        }),
    },
    'company keep': { words: 'one', run: (given) => keepCompany(lifeOf(given), companyIn(given)) },
    'company erasures': { run: ({ db }) => listErasures(db) },
    'company rename': {
      options: ['company'],
      words: 'name',
      run: (given) => renameCompany(given.whole, company(given), given.rest),
    },
    'department add': {
      options: ['company'],
      words: 'name',
      run: (given) => addDepartment(given.db, company(given), given.rest),
    },
    'department list': {
      options: ['company'],
      run: (given) => listDepartments(given.db, company(given)),
    },
    'user add': {
      options: OF_USERS,
      run: ({ db, config, values }) => addUser(db, config.INITIAL_PASSWORD, values),
    },
    'user list': { run: ({ db }) => listUsers(db) },
    'user disable': { words: 'one', run: ({ db, rest }) => disableUser(db, rest[0]) },
    'user enable': { words: 'one', run: ({ db, rest }) => enableUser(db, rest[0]) },
    'user remove': {
      options: ['company'],
      words: 'one',
      run: (given) => removeMember(given.db, given.rest[0], company(given)),
    },
    'user erase': {
      options: ['name'],
      words: 'one',
      run: ({ db, config, rest, values }) => eraseUser(db, config, rest[0], values.name),
    },
    'sign-out': {
      options: ['all', 'company', 'email'],
      run: ({ db, values }) => signOut(db, values),
    },
    'user address': {
      options: ['email'],
      words: 'one',
      run: ({ db, rest, values }) => changeAddress(db, rest[0], values.email),
    },
    'user reset': {
      options: ['now', 'reason'],
      words: 'one',
      run: ({ db, config, rest, values: { now = false, reason } }) =>
        resetSecondStep(db, config, rest[0], { now, reason }),
    },
    'user clients': {
      options: ['limit'],
      words: 'one',
      run: ({ db, rest, values }) => limitClients(db, rest[0], values.limit),
    },
    forms: { options: ['all'], run: ({ db, values }) => listForms(db, values.all ?? false) },
    'accounts list': {
      options: ['all'],
      run: ({ db, values }) => listAccounts(db, values.all ?? false),
    },
    'accounts approve': {
      options: ['name'],
      words: 'one',
      run: ({ db, config, values, rest }) =>
        approveAccount(db, config, requestIn(rest), values.name),
    },
    'accounts decline': {
      words: 'one',
      run: ({ db, rest }) => declineAccount(db, requestIn(rest)),
    },
    'mail list': {
      options: ['all'],
      run: ({ db, config, values }) => listMail(db, config, values.all ?? false),
    },
    'mail retry': { words: 'one', run: ({ db, rest }) => retryMail(db, rest[0]) },
    'mail discard': { words: 'one', run: ({ db, rest }) => discardMail(db, rest[0]) },
    'holiday list': { words: 'one', run: ({ db, rest }) => listHolidays(db, rest[0]) },
    'holiday add': {
      options: ['source', 'english', 'half'],
      words: 'name',
      run: ({ db, rest, values }) => addHoliday(db, rest, values),
    },
    'holiday remove': { words: 'one', run: ({ db, rest }) => removeHoliday(db, rest[0]) },
    'jobs list': { run: ({ db }) => listJobs(db) },
    'jobs retry': { words: 'one', run: ({ db, rest }) => retryJob(db, rest[0]) },
    'jobs discard': { words: 'one', run: ({ db, rest }) => discardJob(db, rest[0]) },
    'secret reseal': {
      run: (given) =>
        withFiles(lifeOf(given), ({ files }) =>
          reseal({ ...lifeOf(given), files }, (line) => console.error(line)),
        ),
    },
    nodes: { run: ({ db }) => listNodes(db) },
  }),
);

/** Names of all commands. */
export const COMMAND_NAMES: readonly string[] = [...COMMANDS.keys()];

const MOST_WORDS = { none: 0, one: 1, two: 2 } as const;

const parsed = (words: readonly string[]) =>
  parseArgs({ args: [...words], options, allowPositionals: true });

/** Takes the words after `npm run admin --`; what they ask for, or a refusal before anything opens. */
export function parseCommand(words: readonly string[]) {
  const { values, positionals } = parsed(words);
  const [noun, verb, ...rest] = positionals;
  const command = `${noun ?? ''} ${verb ?? ''}`.trim();
  const spec = COMMANDS.get(command);
  if (!spec) refuse(command === '' ? USAGE : `There is no command "${command}".\n\n${USAGE}`);
  const allowed: readonly string[] = spec.options ?? [];
  const odd = Object.keys(values).find((option) => !allowed.includes(option));
  if (odd) refuse(`"${command}" takes no --${odd}.`);
  if (spec.words !== 'name' && rest.length > MOST_WORDS[spec.words ?? 'none'])
    refuse(`"${rest.at(-1)}" is one word too many; quote names that contain spaces.`);
  return { spec, values, rest };
}

type Command = ReturnType<typeof parseCommand>;

/** Does a command; returns what to print. */
export const runCommand = (db: WholeDb, config: Config, { spec, values, rest }: Command) =>
  spec.run({ db: db.system, whole: db, config, values, rest });

const requestIn = ([number]: readonly string[]): number =>
  idFrom('The number', number ?? refuse('The number is missing; "accounts list" shows them.'));
