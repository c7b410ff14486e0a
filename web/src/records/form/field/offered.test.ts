import { describe, expect, it } from 'vitest';
import {
  codeOrText,
  groupCount,
  groupsOf,
  matchingChoices,
  orderedTicks,
  searchGroups,
  spokenWords,
} from './offered.ts';

const codes = (groups: ReturnType<typeof groupsOf>) =>
  groups.flatMap((group) => group.choices.map((choice) => choice.code));
const bases = (special: boolean, ticked: string[] = []) =>
  codes(groupsOf('isleme_sarti', 'tr', { special, ticked, first: ticked }));

describe('legal bases', () => {
  it('of article 6/3 are offered only for special data', () => {
    expect(bases(false).some((code) => code.startsWith('k6_3_'))).toBe(false);
    expect(bases(true).filter((code) => code.startsWith('k6_3_'))).toHaveLength(8);
  });

  it('stay on offer while they are ticked', () => {
    expect(bases(false, ['k6_3_b_kanun'])).toContain('k6_3_b_kanun');
    expect(bases(false, ['k6_3_b_kanun'])).not.toContain('k6_3_a_acik_riza');
  });

  it('keep the order of the law under two headings', () => {
    const groups = groupsOf('isleme_sarti', 'tr', {
      special: true,
      ticked: ['k6_3_b_kanun'],
      first: ['k6_3_b_kanun'],
    });
    expect(groups.map((group) => [group.code, group.special])).toEqual([
      ['madde5', false],
      ['madde6', true],
    ]);
  });
});

describe('personal data', () => {
  const ticked = ['ad_soyad', 'saglik_raporu'];
  const groups = groupsOf('kisisel_veriler', 'tr', { special: true, ticked, first: ticked });

  it('show first the categories in use, special ones before the rest', () => {
    expect(groups.slice(0, 2).map((group) => group.code)).toEqual(['saglik_bilgileri', 'kimlik']);
    expect(groups[0]?.special).toBe(true);
  });

  it('are found by item or by category, whatever the dots of the i', () => {
    const found = (query: string) => codes(searchGroups(groups, 'tr', query));
    expect(found('T.C. KIMLIK')).toEqual(['tckn']);
    expect(found('sağlık bilgileri')).toHaveLength(21);
    expect(found('yok böyle bir veri')).toEqual([]);
    expect(found('  ')).toEqual(codes(groups));
  });

  it('are found by words of the trade too, by a name first', async () => {
    const words = await spokenWords('kisisel_veriler');
    const found = (query: string) => codes(searchGroups(groups, 'tr', query, words));
    expect(found('maaş bilgisi')).toEqual(['ucret_tutari']);
    expect(codes(searchGroups(groups, 'tr', 'maaş bilgisi'))).toEqual([]);
    expect(found('TC no')).toEqual(['tckn']);
    expect(found('bordro')[0]).toBe('bordro');
    expect(await spokenWords('saklandigi_alan')).toBe(await spokenWords('varlik_turu'));
    expect(await spokenWords('izlenen_alan')).toEqual({});
  });

  it('are counted by category and shown special first', () => {
    expect(groupCount('kisisel_veriler', [...ticked, 'tckn'])).toBe(2);
    expect(orderedTicks('kisisel_veriler', ticked)).toEqual(['saglik_raporu', 'ad_soyad']);
    expect(orderedTicks('isleme_sarti', ['k6_3_b_kanun', 'k5_2_a_kanun'])).toEqual([
      'k5_2_a_kanun',
      'k6_3_b_kanun',
    ]);
    expect(groupCount('islenme_amaci', ['acil_durum'])).toBe(0);
  });
});

describe('codeOrText', () => {
  it('knows a name in either language and leaves other text as it is', () => {
    const name = 'İş ilişkisinin sona ermesinden itibaren 10 yıl';
    expect(codeOrText('saklama_suresi', ` ${name.toLocaleUpperCase('tr')} `)).toBe(
      'is_iliskisi_10',
    );
    expect(codeOrText('saklama_suresi', '10 years after the end of employment')).toBe(
      'is_iliskisi_10',
    );
    expect(codeOrText('saklama_suresi', '12 ay ')).toBe('12 ay ');
  });

  it('takes no name for another that differs by a mark', () => {
    const bare = 'Is iliskisinin sona ermesinden itibaren 10 yil';
    expect(codeOrText('saklama_suresi', bare)).toBe(bare);
    const found = matchingChoices('saklama_suresi', 'tr', bare).map((choice) => choice.code);
    expect(found).toEqual(['is_iliskisi_10']);
  });

  it('does not guess between two entries of one name', () => {
    expect(codeOrText('saklama_suresi', '2 yıl')).toBe('2 yıl');
  });
});

describe('matchingChoices', () => {
  const found = (written: string) =>
    matchingChoices('saklama_suresi', 'tr', written).map((choice) => choice.code);

  it('looks into the law and the kind of record as well', () => {
    expect(found('VUK m.253')).toContain('vuk_253_5');
    expect(found('kamera')).toEqual(['cctv_30', 'cctv_90']);
    expect(found('999 ay')).toEqual([]);
  });

  it('offers everything again once an entry is chosen', () => {
    expect(found('2 yıl').length).toBe(found('').length);
  });
});
