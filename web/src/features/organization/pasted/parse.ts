import type { Department, Representative } from '@emanet/contract/organization';
import { labelKey, searchable } from '@emanet/contract/shared/turkish';

/** Fault of a line: it has no address, the address cannot be one, it stands there twice. */
export type Fault = 'no_address' | 'bad_address' | 'no_name' | 'twice' | 'no_department';

/** One line of a pasted list as it was understood. */
export type PastedPerson = Readonly<{
  /** Number of the line, from 1. */
  line: number;
  fullname: string;
  email: string;
  departments: readonly Readonly<{ id: number; name: string }>[];
  /** Names of departments that the company does not have. */
  unknown: readonly string[];
  fault: Fault | undefined;
  /** Effect of saving: adds the person, gives a known one departments, or nothing new. */
  act: 'add' | 'extend' | 'same';
}>;

type Known = Readonly<{
  departments: readonly Pick<Department, 'department_id' | 'department_name'>[];
  people: readonly Pick<Representative, 'email' | 'departments'>[];
  /** Department of those for whom none is written. */
  usual: number | undefined;
}>;

const ADDRESS = /[^\s<>,;]+@[^\s<>,;]*/;
/** Like the contract's check, and a dot in the domain, since mail leaves the company's network. */
const SOUND =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;
const SEPARATORS = /[\t,;]+/;

const tidy = (part: string) => part.replace(/\s+/g, ' ').trim();

/** Parts of a line: the name stands before the address, departments after it. */
function partsOf(line: string): { fullname: string; email: string; names: string[] } {
  const found = ADDRESS.exec(line);
  const parts = (text: string) => text.split(SEPARATORS).map(tidy).filter(Boolean);
  if (!found) {
    const [fullname = '', ...names] = parts(line);
    return { fullname, email: '', names };
  }
  const before = line.slice(0, found.index).replace(/[<"]/g, ' ');
  const after = line.slice(found.index + found[0].length).replace(/^\s*>/, '');
  const [fullname = '', ...names] = parts(before);
  return {
    fullname,
    // A mailbox is plain ASCII: the Turkish İ of a capitalised address is an i there.
    email: found[0].replaceAll('İ', 'i').toLowerCase(),
    names: [...names, ...parts(after)],
  };
}

/**
 * Reads a pasted list, a person a line: name, address and departments with tabs, commas or
 * semicolons between them, or "Name <address>" as mail programs copy it. Empty lines count for the
 * numbers only.
 */
export function readPasted(text: string, known: Known): PastedPerson[] {
  const byName = new Map<string, Known['departments'][number]>();
  for (const one of known.departments) byName.set(searchable(one.department_name), one);
  for (const one of known.departments) byName.set(labelKey(one.department_name), one);
  const byId = new Map(known.departments.map((one) => [one.department_id, one]));
  const people = new Map(known.people.map((one) => [one.email, one]));
  const seen = new Set<string>();
  return text.split(/\r?\n/).flatMap((line, index): PastedPerson[] => {
    if (tidy(line) === '') return [];
    const { fullname, email, names } = partsOf(line);
    const found = names.map((name) => byName.get(labelKey(name)) ?? byName.get(searchable(name)));
    const unknown = names.filter((_, at) => !found[at]);
    const usual = known.usual === undefined ? undefined : byId.get(known.usual);
    const places = names.length > 0 ? found : [usual];
    const departments = [
      ...new Map(
        places.flatMap((one) => (one ? [[one.department_id, one.department_name] as const] : [])),
      ),
    ].map(([id, name]) => ({ id, name }));
    const person = people.get(email);
    const twice = email !== '' && seen.has(email);
    seen.add(email);
    return [
      {
        line: index + 1,
        fullname,
        email,
        departments,
        unknown,
        fault: faultOf({ fullname, email, twice, placed: departments.length > 0, unknown }),
        act: !person
          ? 'add'
          : departments.every(({ id }) => person.departments.includes(id))
            ? 'same'
            : 'extend',
      },
    ];
  });
}

function faultOf(one: {
  fullname: string;
  email: string;
  twice: boolean;
  placed: boolean;
  unknown: readonly string[];
}): Fault | undefined {
  if (one.email === '') return 'no_address';
  if (!SOUND.test(one.email)) return 'bad_address';
  if (one.fullname === '') return 'no_name';
  if (one.twice) return 'twice';
  return one.placed && one.unknown.length === 0 ? undefined : 'no_department';
}
