import { describe, expect, it } from 'vitest';
import { findRules, ruleAddress, ruleRows } from './rules.ts';

const rows = ruleRows('tr');

describe('the list of rules', () => {
  it('holds each sentence of a register once, with article and fields', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.every(({ article, fields }) => article !== '' && fields.length > 0)).toBe(true);
    const principle = rows.find(({ id }) => id === 'processingActivities.ilkeye_aykiri');
    expect(principle?.fields).toHaveLength(3);
    expect(principle?.article).toBe('KVKK m. 4/2-a, c; KVKK m. 4/2-b, ç; KVKK m. 4/2-d');
  });

  it('names the rules over linked records, with the fields of each register', () => {
    const abroad = rows.find(({ id }) => id === 'linked.varlik_aktarimsiz');
    expect(abroad?.linked).toBe(true);
    expect(abroad?.fields.join()).toMatch(/Tedarikçi.*Varlık/);
  });

  it('is searched by article, title and field, whatever the marks', () => {
    expect(findRules(rows, '9/6').map(({ id }) => id)).toContain('supplierTransfers.arizi_degil');
    expect(findRules(rows, 'calisandan acik')).toHaveLength(1);
    expect(findRules(rows, 'böyle bir kural yok')).toEqual([]);
    expect(findRules(rows, ' ')).toBe(rows);
  });

  it('is reached from a warning by its title', () => {
    for (const { title } of rows) {
      const asked = new URL(ruleAddress(title), 'https://emanet.test').searchParams.get('q');
      expect(findRules(rows, asked ?? '').map((one) => one.title)).toContain(title);
    }
  });
});
