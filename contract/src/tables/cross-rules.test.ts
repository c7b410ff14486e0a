import { describe, expect, it } from 'vitest';
import { registers } from '../records/all-registers.ts';
import { CROSS_CODES, crossFindings, crossRule } from './cross-rules.ts';

const TODAY = '2026-11-22';

describe.each(CROSS_CODES)('%s', (kod) => {
  const rule = crossRule(kod);
  const [tur = 'veri_harita'] = rule.registers;
  const codes = (facts: object, day = TODAY) =>
    crossFindings(tur, facts, day).map((one) => one.kod);

  it('fires on its examples and stays silent on the others', () => {
    for (const facts of rule.fires) expect(codes(facts)).toContain(kod);
    for (const facts of rule.silent) expect(codes(facts)).not.toContain(kod);
  });

  it('names every fact that it reads', () => {
    const read = new Set<PropertyKey>();
    const watched = (facts: object) =>
      new Proxy(facts, {
        get: (all, name): unknown => {
          read.add(name);
          return Reflect.get(all, name);
        },
      });
    for (const facts of [...rule.fires, ...rule.silent]) rule.finds(watched(facts), TODAY);
    expect([...read].toSorted()).toEqual(rule.facts.toSorted());
  });

  it('reads fields that there are', () => {
    for (const { noun, fields } of registers)
      expect(fields.map(({ name }) => name)).toEqual(
        expect.arrayContaining([...(rule.reads[noun] ?? [])]),
      );
    const owners = registers.filter(({ tur: one }) => rule.registers.includes(one));
    for (const { noun } of owners) expect(rule.reads[noun]?.length).toBeGreaterThan(0);
  });

  it('does not fire before it is valid', () => {
    for (const facts of rule.fires) expect(codes(facts, '2016-01-01')).toEqual([]);
  });
});
