import type { DepartmentCounts, Representative } from '@emanet/contract/organization';
import {
  flagParam,
  idParam,
  idsParam,
  listParam,
  oneOfParam,
  sortParam,
  textParam,
} from '../../ui/url-state/url-param.ts';
import { findByWords } from '../../ui/word-search.ts';

/** Marks of people: both flags, and those who never signed in. */
export const PERSON_MARKS = ['varlik', 'egitim', 'girmedi'] as const;
/** The two halves of the screen; a phone shows one of them. */
export const SIDES = ['departmanlar', 'temsilciler'] as const;
/** Form that is open for an addition, from a button or the palette. */
const ADDING = ['', 'departman', 'temsilci', 'liste'] as const;

export const SPEC = {
  dq: textParam('departman-ara'),
  vacant: flagParam('temsilcisiz'),
  dsort: sortParam('departman-sirala', { key: 'ad', descending: false }),
  q: textParam('q'),
  departments: idsParam('departman'),
  marks: listParam('yetki'),
  sort: sortParam('sirala', { key: 'kisi', descending: false }),
  side: oneOfParam('sekme', SIDES),
  adding: oneOfParam('ekle', ADDING),
  edited: idParam('kisi'),
  history: flagParam('gecmis'),
};

export type DepartmentsAsked = Readonly<{ dq: string; vacant: boolean }>;
export type PeopleAsked = Readonly<{
  q: string;
  departments: readonly number[];
  marks: readonly string[];
}>;
export const ALL_PEOPLE = { q: '', departments: [], marks: [] } as const satisfies PeopleAsked;

const HAS: Readonly<Record<(typeof PERSON_MARKS)[number], (one: Representative) => boolean>> = {
  varlik: (one) => one.varlik_sorumlusu,
  egitim: (one) => one.egitim_sorumlusu,
  girmedi: (one) => one.son_giris === null,
};

/** The departments after search and filter. */
export const departmentsLeft = (
  rows: readonly DepartmentCounts[],
  { dq, vacant }: DepartmentsAsked,
): readonly DepartmentCounts[] =>
  findByWords(vacant ? rows.filter((one) => one.temsilci === 0) : rows, dq, {
    name: (one) => one.department_name,
  });

/** The people after search and filters: one of the departments, one of the marks. */
export function peopleLeft(
  rows: readonly Representative[],
  { q, departments, marks }: PeopleAsked,
): readonly Representative[] {
  const wanted = PERSON_MARKS.filter((mark) => marks.includes(mark));
  const left = rows.filter(
    (one) =>
      (departments.length === 0 || one.departments.some((id) => departments.includes(id))) &&
      (wanted.length === 0 || wanted.some((mark) => HAS[mark](one))),
  );
  return findByWords(left, q, { name: (one) => one.fullname, also: (one) => one.email });
}
