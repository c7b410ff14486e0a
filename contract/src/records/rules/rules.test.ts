import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CROSS_CODES, crossRule } from '../../tables/cross-rules.ts';
import { registers } from '../all-registers.ts';
import { warningText } from '../labels.ts';
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

it('has another version as soon as a rule, an expected field or an example is another', () => {
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
    .update(JSON.stringify([rules, cross]))
    .digest('hex');
  expect([RULES_VERSION, digest.slice(0, 16)]).toEqual([20, 'd3de9190605aa890']);
});
