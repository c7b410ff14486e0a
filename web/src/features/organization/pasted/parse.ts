import type { Department, Representative } from '@emanet/contract/organization';
import { personKey } from '@emanet/contract/people-list/name';
import { readPeople, type PeopleList, type RowFault } from '@emanet/contract/people-list/read';
import { labelKey, searchable } from '@emanet/contract/shared/turkish';

/** Fault of a row: name or address, an address used above or by another name, no department. */
export type Fault = RowFault | 'twice' | 'other_name' | 'no_department';

/** One parsed line of a pasted list. */
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
  people: readonly Pick<Representative, 'email' | 'fullname' | 'departments'>[];
  /** Department of people whose line names none. */
  usual: number | undefined;
}>;

/** Departments in a cell: one whole name, otherwise several between commas or similar signs. */
function placesIn(cell: string, find: (name: string) => Known['departments'][number] | undefined) {
  const whole = find(cell);
  const parts = cell.split(/\s*[,;/|]\s*/).map((name) => ({ name, found: find(name) }));
  return !whole && parts.every(({ found }) => found) ? parts : [{ name: cell, found: whole }];
}

/** Reads a pasted list and finds the departments of its people; `list` has the cells left out. */
export function readPasted(
  text: string,
  known: Known,
): Readonly<{ rows: readonly PastedPerson[]; list: PeopleList }> {
  const byName = new Map<string, Known['departments'][number]>();
  for (const one of known.departments) byName.set(searchable(one.department_name), one);
  for (const one of known.departments) byName.set(labelKey(one.department_name), one);
  const find = (name: string) => byName.get(labelKey(name)) ?? byName.get(searchable(name));
  const usual = known.departments.find((one) => one.department_id === known.usual);
  const people = new Map(known.people.map((one) => [one.email, one]));
  // Each address with its person; a refused row does not block the address for later rows.
  const owners = new Map<string, string>();
  const list = readPeople(
    text,
    known.departments.map((one) => one.department_name),
  );
  const rows = list.people.map(({ line, name, email, departments: cells, fault }): PastedPerson => {
    const named = cells.flatMap((cell) => placesIn(cell, find));
    const unknown = named.flatMap((one) => (one.found ? [] : [one.name]));
    const places = named.length > 0 ? named.map(({ found }) => found) : [usual];
    const departments = [
      ...new Map(
        places.flatMap((one) => (one ? [[one.department_id, one.department_name] as const] : [])),
      ),
    ].map(([id, department]) => ({ id, name: department }));
    const person = people.get(email);
    const key = personKey(name, email);
    const isOther = person?.fullname && personKey(person.fullname, email) !== key;
    const placed = departments.length > 0 && unknown.length === 0;
    const wrong =
      fault ??
      (isOther
        ? 'other_name'
        : (owners.get(email) ?? key) !== key
          ? 'twice'
          : placed
            ? undefined
            : 'no_department');
    if (wrong === undefined) owners.set(email, key);
    return {
      line,
      fullname: name,
      email,
      departments,
      unknown,
      fault: wrong,
      act: !person
        ? 'add'
        : departments.every(({ id }) => person.departments.includes(id))
          ? 'same'
          : 'extend',
    };
  });
  return { rows, list };
}
