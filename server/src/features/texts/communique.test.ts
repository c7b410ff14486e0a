import type { Rendered } from '@emanet/contract/texts/model';
import { afterAll, describe, expect, it } from 'vitest';
import { unmetBy } from './communique.fixture.ts';
import { textHouse } from './texts.fixture.ts';

const house = await textHouse();
const id = await house.addActivity('Ücret bordrosu');
const { metin } = await house.published([id]);
if (!metin) throw new Error('A published notice has a text.');
const notice = metin.tr;
const { WHOLE, COMPANY } = house;
const facts = {
  company: COMPANY,
  activities: [{ id, surec_ismi: 'Ücret bordrosu', ...WHOLE }],
  transfers: [],
};
afterAll(() => house.app.close());

/** The notice with a sentence less, or another one. */
const without = (words: RegExp, instead = ''): Rendered => ({
  ...notice,
  bolumler: notice.bolumler.map((one) => ({
    ...one,
    cumleler: one.cumleler.map((sentence) => {
      const said = sentence.p.map(({ t }) => t).join('');
      return words.test(said)
        ? { ...sentence, p: [{ t: said.replace(words, instead) }] }
        : sentence;
    }),
  })),
});

describe('the demands of the communiqué', () => {
  it('are met by a notice of the register', () => {
    expect(unmetBy(notice, facts)).toEqual([]);
  });

  it.each([
    ['KVKK m. 10/1-a', /Ilgaz Gıda A\.Ş\./, ''],
    ['KVKK m. 10/1-b', /Ücret politikasının yürütülmesi/, 'iş'],
    ['Tebliğ m. 5/1-g', /bilgilendirmedir/, 've benzeri bilgilendirmedir'],
    ['KVKK m. 10/1-c', /^Aktarılmaz/, ''],
    ['KVKK m. 9', /yurt dışına aktarılmaz/, ''],
    ['KVKK m. 10/1-ç, Tebliğ m. 5/1-i', /kısmen otomatik/, ''],
    ['KVKK m. 10/1-ç, Tebliğ m. 5/1-h', /\(m\. 5\/2-c\)/, ''],
    ['KVKK m. 10/1-d', /sayılan haklarınızı/, ''],
    ['KVKK m. 13', /otuz gün/, ''],
    ['Tebliğ m. 5/1-f', /bilgilendirmedir/, 'bilgilendirmedir; açık rıza veriyorum'],
  ])('are told by their article where one is not met: %s', (madde, words, instead) => {
    expect(unmetBy(without(words, instead), facts).join()).toContain(madde);
  });

  it('ask for the representative of a controller established abroad', () => {
    const company = {
      ...house.COMPANY,
      ...{ yerlesim: 'yurt_disi', temsilci_unvan: 'Temsil A.Ş.', temsilci_adres: 'Levent' },
    };
    expect(unmetBy(notice, { ...facts, company }).join()).toContain('temsilcisi');
    const named = without(
      /veri sorumlusu sıfatıyla/,
      'temsilcisi Temsil A.Ş. (adresi: Levent) olan veri sorumlusu sıfatıyla',
    );
    expect(unmetBy(named, { ...facts, company })).toEqual([]);
  });

  it('ask for recipients where there are some', () => {
    const transfers = [
      { tedarikci_adi: 'Nimbus', aktarim_amaci: ['is_faaliyetleri'], veri_harita_id: [1] },
    ];
    expect(unmetBy(notice, { ...facts, transfers }).join()).toContain('kime ve ne amaçla');
  });
});
