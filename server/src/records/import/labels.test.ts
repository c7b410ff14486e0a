import { choicesOf, type LookupName } from '@emanet/contract/lookups';
import {
  DETAIL_CATEGORIES,
  DETAIL_FIELD,
  DETAIL_PARTS,
  detailEntry,
  NOBODY,
} from '@emanet/contract/records/category-detail';
import type { Field } from '@emanet/contract/records/fields';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { describe, expect, it } from 'vitest';
import { registers } from '../../registers.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { ReferenceNames } from '../kinds/names.ts';
import { shown } from '../excel/shown.ts';
import { nameInTemplate } from './choices.ts';

const NAMES: ReferenceNames = {
  departments: new Map(),
  departmentNames: new Map(),
  activities: new Map(),
  activityNames: new Map(),
  activityPieces: 1,
  documents: new Map(),
};

const cases = registers.flatMap(({ noun, fields }) =>
  fields.flatMap((field) =>
    field.lookup ? [{ noun, field, name: field.name, lookup: field.lookup }] : [],
  ),
);

/** The value that a cell stands for in a record which holds `held`. */
function readBack(field: Field, text: string, held: unknown) {
  const current = { [field.name]: held };
  return kindOf(field).read(field, { cell: text, text, current, names: NAMES });
}

/** Text of a cell; choices are written as nothing else. */
const textOf = (cell: unknown): string => (typeof cell === 'string' ? cell : JSON.stringify(cell));

const listed = (field: Field, code: string) => (field.control === 'multiselect' ? [code] : code);

describe.each(cases)('choices of $noun: $name', ({ field, lookup }) => {
  it('come back as the same code by every name that a sheet gave them', () => {
    for (const choice of choicesOf(lookup))
      for (const lang of LANGUAGES) {
        const value = listed(field, choice.code);
        const written = shown(field, { [field.name]: value }, lang, new Map());
        expect(readBack(field, textOf(written), undefined), textOf(written)).toEqual({ value });
        for (const plain of [
          choice[lang],
          shown(field, { [field.name]: value }, lang, new Map(), true),
        ])
          expect(readBack(field, textOf(plain), value), textOf(plain)).toEqual({ value });
      }
  });
});

it('names no two choices of a look-up alike in a sheet', () => {
  const lookups = new Set<LookupName>(cases.map((one) => one.lookup));
  for (const lookup of lookups)
    for (const lang of LANGUAGES) {
      const names = choicesOf(lookup).map((choice) => nameInTemplate(choice, lang));
      expect(new Set(names).size, lookup).toBe(names.length);
    }
});

it('reads every answer about a category as it is held, be it a choice or words of the same name', () => {
  const field = registers.flatMap(({ fields }) => fields).find(({ name }) => name === DETAIL_FIELD);
  if (!field) throw new Error('no register has details');
  const [category = ''] = DETAIL_CATEGORIES.keys();
  for (const part of DETAIL_PARTS) {
    const values = choicesOf(part).flatMap(({ code, tr, en }) =>
      part === 'saklama_suresi' ? [code, tr, en] : [code],
    );
    for (const value of [...values, ...(part === 'alici_grubu' ? [NOBODY] : [])])
      for (const lang of LANGUAGES) {
        const held = [detailEntry({ category, part, value })];
        const written = shown(field, { [field.name]: held }, lang, new Map());
        expect(readBack(field, textOf(written), held), textOf(written)).toEqual({ value: held });
      }
  }
});
