import { LANGUAGES } from '@emanet/contract/shared/languages';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../platform/i18n.ts';
import { startTexts } from '../../platform/texts/texts.fixture.ts';
import { examplesOf } from './examples-in-words.ts';
import { brokenAt, brokenBy, findRules, ruleRows } from './rules.ts';
import { ruleAddress } from './rule-address.ts';

const rows = ruleRows('tr');

beforeAll(startTexts);

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

  it('knows the records that break a rule over linked records, list by list', () => {
    const more = rows.find(({ id }) => id === 'linked.aktarim_fazla_veri');
    const row = (id: number, ...codes: string[]) => ({
      id,
      uyarilar: codes.map((kod) => ({ kod, alan: '', seviye: 'Orta' as const })),
    });
    const broken = brokenBy([
      { tur: 'veri_aktarim', rows: [row(7, 'aktarim_fazla_veri'), row(8)] },
      { tur: 'diger_aktarim', rows: [row(9, 'aktarim_fazla_veri')] },
    ]);
    if (!more) throw new Error('There is no such rule.');
    expect(brokenAt(broken, more).map(({ place, ids }) => [place.path, ids])).toEqual([
      ['/tedarikciler', [7]],
      ['/diger-aktarimlar', [9]],
    ]);
  });

  it('is searched by article, title and field, whatever the marks', () => {
    expect(findRules(rows, '9/6').map(({ id }) => id)).toContain('supplierTransfers.arizi_degil');
    const found = findRules(rows, 'calisandan acik').map(({ id }) => id);
    expect(found).toContain('processingActivities.calisan_acik_rizasi');
    for (const id of found) expect(id).toMatch(/riza/);
    expect(findRules(rows, 'böyle bir kural yok')).toEqual([]);
    expect(findRules(rows, ' ')).toBe(rows);
  });

  it.each(LANGUAGES)('has an example that fires and one that does not, in words: %s', (lang) => {
    const t = i18n.getFixedT(lang);
    for (const { id, source } of ruleRows(lang)) {
      const { fires, silent } = examplesOf(source, t, lang);
      expect(fires.length * silent.length, id).toBeGreaterThan(0);
      expect(
        fires.filter((one) => silent.includes(one)),
        id,
      ).toEqual([]);
      for (const line of [...fires, ...silent]) expect(line, id).toMatch(/^[^_]+: [^_]+$/);
    }
  });

  it('shows the empty field beside which a warning stands', () => {
    const law = rows.find(({ id }) => id === 'processingActivities.kanun_yazilmadi');
    const { fires } = examplesOf(
      law?.source ?? { linked: 'varlik_aktarimsiz' },
      i18n.getFixedT('tr'),
      'tr',
    );
    expect(fires[0]).toMatch(/5\/2-a .+ · Dayanılan.+: boş$/);
  });

  it('is reached from a warning by its title', () => {
    for (const { title } of rows) {
      const asked = new URL(ruleAddress(title), 'https://emanet.test').searchParams.get('q');
      expect(findRules(rows, asked ?? '').map((one) => one.title)).toContain(title);
    }
  });
});
