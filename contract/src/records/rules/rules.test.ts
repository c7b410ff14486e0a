import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CARRIERS, NEVER_ASKED_AT_WORK, NEVER_ASKED_OF_CANDIDATES } from '../../law/consent.ts';
import { NUMBERS, REPLACED } from '../../law/laws-in-force.ts';
import { OF_LAWS, SCOPES } from '../../law/laws-scope.ts';
import { ASSET_CEILINGS, CEILINGS, FLOORS } from '../../law/periods.ts';
import {
  AMONG_NEIGHBOURS,
  KIN_OF_DEBTORS,
  MOODS,
  OFF_HOURS,
  OWN_DEVICE,
  PRIVATE_PLACES,
  TRAINING,
  WATCHING,
} from '../../law/places.ts';
import { DATA_CENTRES, SERVICES } from '../../law/services.ts';
import { SPECIAL_TABLE } from '../../law/special-data.ts';
import { WAYS } from '../../law/special-transport.ts';
import { CROSS_CODES, crossRule } from '../../tables/cross-rules.ts';
import { registers } from '../all-registers.ts';
import type { Control } from '../fields.ts';
import { warningText } from '../labels.ts';
import type { RegisterNoun } from '../registers.ts';
import { READS } from '../../texts/reads.ts';
import { RULES_VERSION } from '../warnings.ts';
import { RULES } from './all-rules.ts';
import { BODY_FIELD, EXAMPLE_DAY as TODAY, judge } from './rule.ts';

const all = registers.flatMap(({ noun, fields }) =>
  RULES[noun].map((rule) => ({ noun, fields, rule, name: `${noun} ${rule.kod} ${rule.field}` })),
);

describe.each(all)('$name', ({ noun, fields, rule }) => {
  it('fires on its examples and stays silent on the others', () => {
    expect(rule.fires.length * rule.silent.length).toBeGreaterThan(0);
    for (const values of rule.fires)
      expect(rule.finds(values, TODAY), JSON.stringify(values)).toBe(true);
    for (const values of rule.silent)
      expect(rule.finds(values, TODAY), JSON.stringify(values)).toBe(false);
  });

  it('stands beside a field and reads fields of its register alone', () => {
    const names = [...fields.map(({ name }) => name), BODY_FIELD];
    expect(names).toEqual(expect.arrayContaining([rule.field, ...rule.reads]));
  });

  it('reads no field that it does not name', () => {
    for (const values of [...rule.fires, ...rule.silent]) {
      const read = Object.fromEntries(
        rule.reads.map((name): [string, unknown] => [name, values[name]]),
      );
      expect(rule.finds(read, TODAY)).toBe(rule.finds(values, TODAY));
    }
  });

  it('does not fire before it is valid', () => {
    const [example = {}] = rule.fires;
    expect(judge([{ ...rule, validFrom: '2026-06-16' }], example, TODAY)).toEqual([]);
    expect(judge([{ ...rule, validFrom: TODAY }], example, TODAY)).toHaveLength(1);
  });

  it('has a sentence in both languages', () => {
    for (const lang of ['tr', 'en'] as const)
      expect(warningText(noun, rule.kod, lang).title).not.toBe(rule.kod);
  });
});

/** Controls whose answers a program can judge; words and names are for people. */
const CODED: readonly Control[] = [
  ...(['select', 'multiselect', 'select-or-text', 'boolean'] as const),
  ...(['date', 'number', 'duration', 'country'] as const),
];

/** Coded answers that no rule and no text reads, each with its reader or the reason it has none. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  'supplierTransfers standart_sozlesme_bildiren': 'either party may notify, so none is wrong',
  'supplierTransfers sozlesme_tarihi': 'identifies the contract; its end has a clock',
  'publicTransfers alici_grubu': 'follows the body; the VERBİS tables read it',
};

/** Does a rule judge an example otherwise once this answer is gone? Naming it in `reads` is not enough. */
const weighs = (noun: RegisterNoun, name: string): boolean =>
  RULES[noun].some(({ reads, fires, silent, finds }) =>
    [...fires, ...silent].some(
      (values) =>
        reads.includes(name) && finds({ ...values, [name]: null }, TODAY) !== finds(values, TODAY),
    ),
  );

it('asks for no coded answer that no rule, text or sheet reads', () => {
  const unread = registers.flatMap(({ noun, tur, fields }) => {
    const read = [
      ...CROSS_CODES.flatMap((kod) => crossRule(kod).reads[noun] ?? []),
      ...Object.values(READS).flatMap((block) => block[tur] ?? []),
    ];
    return fields
      .filter(({ name, control }) => CODED.includes(control) && !read.includes(name))
      .filter(({ name }) => !weighs(noun, name))
      .map(({ name }) => `${noun} ${name}`);
  });
  expect(unread).toEqual(Object.keys(READ_ELSEWHERE));
});

/** Tables of the law that rules read; their patterns and sets count by what they hold. */
const TABLES = [
  ...[SPECIAL_TABLE, FLOORS, CEILINGS, ASSET_CEILINGS, CARRIERS, NEVER_ASKED_AT_WORK],
  ...[NEVER_ASKED_OF_CANDIDATES, SCOPES, OF_LAWS, NUMBERS, REPLACED, SERVICES, DATA_CENTRES, WAYS],
  ...[PRIVATE_PLACES, WATCHING, OWN_DEVICE, OFF_HOURS, TRAINING, KIN_OF_DEBTORS],
  ...[MOODS, AMONG_NEIGHBOURS],
];
const plain = (_: string, value: unknown): unknown => {
  if (value instanceof RegExp) return value.source;
  return value instanceof Set ? [...value] : value;
};

it('has another version as soon as a rule, a table, an expected field or an example is another', () => {
  const rules = registers.map(({ noun, fields }) => [
    noun,
    fields.map(({ name, expected, required }) => [name, expected, required]),
    RULES[noun].map(({ finds: _, ...rule }) => rule),
  ]);
  const cross = CROSS_CODES.map((kod) => {
    const { finds: _, title: __, why: ___, ...rule } = crossRule(kod);
    return [kod, rule];
  });
  const digest = createHash('sha256')
    .update(JSON.stringify([rules, cross, TABLES], plain))
    .digest('hex');
  expect([RULES_VERSION, digest.slice(0, 16)]).toEqual([33, 'f9ff8d3f538d3ce3']);
});
