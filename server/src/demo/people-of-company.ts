import type { DemoCompany } from './companies.ts';
import { PEOPLE, type Person } from './people.ts';
import type { Random } from './random.ts';

type Cast = Readonly<{ company: DemoCompany; random: Random }>;

const worksFor = ({ company }: Cast, person: Person) => person.companies.includes(company.key);

/** The consultant of the company. */
export const consultantOf = (stage: Cast) => colleague(stage, ({ role }) => role === 'danışman');
/** The company's own administrator. */
export const managerOf = (stage: Cast) => colleague(stage, ({ role }) => role === 'yönetici');

/** The department's representative where it has one, else mostly the manager. */
export function someoneOf(stage: Cast, department: string): Person {
  const own = PEOPLE.find(
    (person) => person.department === department && !person.neverIn && worksFor(stage, person),
  );
  if (own && stage.random.chance(0.75)) return own;
  return stage.random.chance(0.7) ? managerOf(stage) : consultantOf(stage);
}

function colleague(stage: Cast, fits: (person: Person) => boolean): Person {
  return required(PEOPLE.find((person) => worksFor(stage, person) && fits(person)));
}

/** Somebody by the first part of the e-mail address. */
export const personNamed = (name: string) =>
  required(PEOPLE.find(({ email }) => email.startsWith(`${name}@`)));

function required(person: Person | undefined): Person {
  if (!person) throw new Error('the demo names a person it does not have');
  return person;
}
