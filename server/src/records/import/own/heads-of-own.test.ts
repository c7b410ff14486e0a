import { labelledFields } from '@emanet/contract/records/labels';
import { REGISTER_NOUNS } from '@emanet/contract/records/registers';
import { expect, it } from 'vitest';
import { headKey, registerHeads } from '../heads.ts';
import { OWN_HEADS } from './heads-of-own.ts';
import { shortNames } from '../reference-names.ts';

it.each(REGISTER_NOUNS)('heads of a company’s own sheet lead to one field each: %s', (noun) => {
  const { heads } = registerHeads(noun);
  const seen = new Map<string, string>();
  for (const [name, own] of Object.entries(OWN_HEADS[noun] ?? {})) {
    expect(labelledFields(noun)).toContain(name);
    for (const head of own) {
      const before = seen.get(headKey(head));
      expect(before ?? name, head).toBe(name);
      seen.set(headKey(head), name);
      expect(heads.get(headKey(head)), head).toBeDefined();
    }
  }
});

it('reads the heads that a company wrote itself', () => {
  const { heads } = registerHeads('processingActivities');
  expect(['Süreç', 'BİRİM', 'Veri'].map((head) => heads.get(headKey(head)))).toEqual([
    ...['surec_ismi', 'department_id', 'islenen_kisisel_veriler'],
  ]);
});

it('knows a department by its initials or its beginning, when no other is called so', () => {
  const names = ['İnsan Kaynakları', 'Bilgi İşlem', 'Bilgi Güvenliği', 'Muhasebe ve Finans'];
  const short = shortNames(names.map((name, id) => ({ id, name })));
  expect(short.get('ik')).toEqual([0]);
  expect(short.get('muhasebe')).toEqual([3]);
  expect(short.get('bilgi')).toBeUndefined();
});
