import { parseArgs } from 'node:util';
import type { Config } from '../platform/start/config.ts';
import type { Queries } from '../platform/db.ts';
import { idFrom } from './arguments.ts';
import { approveAccount, declineAccount, listAccounts } from './accounts.ts';
import { addCompany, addDepartment, listCompanies, listDepartments } from './companies.ts';
import { refuse } from './failure.ts';
import { listForms } from './forms.ts';
import { resetSecondStep } from './second-step.ts';
import { addUser, disableUser, listUsers } from './users.ts';

const USAGE = `Usage: npm run admin -- COMMAND

  company add NAME
  company list
  department add NAME --company ID
  department list --company ID
  user add --email ADDRESS --name "FULL NAME" --role danışman|yönetici|temsilci
           --company ID [--company ID …] [--department ID …]
           [--training-officer] [--asset-officer]
  user list
  user disable ADDRESS
  user reset ADDRESS                     takes the second step off an account
  forms [--all]
  accounts list [--all]
  accounts approve NUMBER [--name "COMPANY"]
  accounts decline NUMBER

--all shows what was probably sent by machines too.`;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  company: { type: 'string', multiple: true },
  department: { type: 'string', multiple: true },
  'training-officer': { type: 'boolean' },
  'asset-officer': { type: 'boolean' },
  all: { type: 'boolean' },
} as const;

const { all: _, ...ofUsers } = options;
const USER_OPTIONS = Object.keys(ofUsers);
/** Commands that take one more word: whom, or which, they are about. */
const ABOUT_ONE = ['user disable', 'user reset', 'accounts approve', 'accounts decline'];

const ALLOWED = new Map<string, readonly string[]>(
  Object.entries({
    'company add': [],
    'company list': [],
    'department add': ['company'],
    'department list': ['company'],
    'user add': USER_OPTIONS,
    'user list': [],
    'user disable': [],
    'user reset': [],
    forms: ['all'],
    'accounts list': ['all'],
    'accounts approve': ['name'],
    'accounts decline': [],
  }),
);

/** Takes the words after `npm run admin --`; what they ask for, or a refusal before anything opens. */
export function parseCommand(words: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [noun, verb, ...rest] = positionals;
  const command = `${noun ?? ''} ${verb ?? ''}`.trim();
  const allowed = ALLOWED.get(command);
  if (!allowed) refuse(command === '' ? USAGE : `There is no command "${command}".\n\n${USAGE}`);
  const odd = Object.keys(values).find((option) => !allowed.includes(option));
  if (odd) refuse(`"${command}" takes no --${odd}.`);
  const takesWords = command.endsWith(' add') && noun !== 'user';
  if (!takesWords && rest.length > (ABOUT_ONE.includes(command) ? 1 : 0))
    refuse(`"${rest.at(-1)}" is one word too many; quote names that contain spaces.`);
  return { command, values, rest };
}

export type Command = ReturnType<typeof parseCommand>;

/** Does a command; returns what to print. */
export async function runCommand(
  db: Queries,
  config: Config,
  { command, values, rest }: Command,
): Promise<string> {
  const company = () =>
    idFrom(
      '--company',
      values.company?.[0] ?? refuse('--company is missing: the number of a company.'),
    );
  switch (command) {
    case 'company add':
      return addCompany(db, rest);
    case 'company list':
      return listCompanies(db);
    case 'department add':
      return addDepartment(db, company(), rest);
    case 'department list':
      return listDepartments(db, company());
    case 'user add':
      return addUser(db, config.INITIAL_PASSWORD, values);
    case 'user reset':
      return resetSecondStep(db, config, rest[0]);
    case 'user list':
      return listUsers(db);
    case 'forms':
      return listForms(db, values.all ?? false);
    case 'accounts list':
      return listAccounts(db, values.all ?? false);
    case 'accounts approve':
      return approveAccount(db, config, requestIn(rest), values.name);
    case 'accounts decline':
      return declineAccount(db, requestIn(rest));
    default:
      return disableUser(db, rest[0]);
  }
}

const requestIn = ([number]: readonly string[]): number =>
  idFrom('The number', number ?? refuse('The number is missing; "accounts list" shows them.'));
