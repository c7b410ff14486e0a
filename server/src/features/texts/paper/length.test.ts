import { LIBRARY_ITEMS } from '@emanet/contract/records/library';
import type { NoticeForm } from '@emanet/contract/texts/register';
import { render } from '@emanet/contract/texts/render';
import { plainOf } from '@emanet/contract/texts/model';
import { bodyOf } from '@emanet/contract/texts/templates';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { pdfOf, type Edition } from './pdf.ts';

const EDITION: Edition = {
  ...{ lang: 'tr', sira: 1, ozet: 'a'.repeat(64), tarih: '2026-12-01T06:00:00Z', guncel: true },
  ...{ adres: 'https://emanet.example/metin/ilgaz/calisan', acik: true, sirket: 'Ilgaz Gıda A.Ş.' },
};
const COVERAGE = {
  tumu: false,
  gruplar: ['calisan'],
  departmanlar: [],
  faaliyetler: [],
  aktarim: null,
};

/** Employees' activities of the library as a register has them, each with a supplier and some with a body. */
function registerOf(count: number) {
  const items = LIBRARY_ITEMS.filter((one) => {
    const { ilgili_kisi: people } = one;
    return Array.isArray(people) && people.includes('calisan');
  }).slice(0, count);
  expect(items).toHaveLength(count);
  const activities = items.map((one, at) => ({
    ...one,
    id: at + 1,
    department_id: 1,
    saklama_suresi: one.saklama_suresi_code || one.saklama_suresi,
    uyarilar: [],
    yurt_disi_aktarim: at % 10 === 0,
    alici_yok: false,
  }));
  const suppliers = activities
    .filter((_, at) => at % 5 === 0)
    .map(({ id, ...one }) => ({
      ...{ id, veri_harita_id: [id, id + 1, id + 2], alici_grubu: 'tedarikciler' },
      ...{
        tedarikci_unvan: `Örnek Hizmet ${id} Sanayi ve Ticaret A.Ş.`,
        hizmet_konusu: 'Bordro hizmeti',
      },
      aktarim_amaci: 'islenme_amaci' in one ? one.islenme_amaci : [],
      yurt_disi_aktarim: (id - 1) % 10 === 0,
      ...{
        aktarim_ulkesi: 'DE',
        yurt_disi_mekanizma: 'standart_sozlesme',
        ilgili_kisi: ['calisan'],
      },
    }));
  const company = {
    ...{
      company_id: 1,
      unvan: 'Ilgaz Gıda Sanayi ve Ticaret A.Ş.',
      adres: 'Organize Sanayi Bölgesi, Bolu',
    },
    ...{ mersis_no: '0470011234500017', kep: 'ilgaz@hs01.kep.tr', web: 'https://ilgaz.example' },
  };
  return {
    ...{ company, form: { acik: true, slug: 'ilgaz' }, address: 'https://emanet.example' },
    ...{ activities, suppliers, bodies: [], assets: [], cookies: [] },
  };
}

async function measured(count: number, lang: 'tr' | 'en', bicim?: NoticeForm) {
  const register = { ...registerOf(count), ...(bicim && { bicim }) };
  const text = render(bodyOf('calisan'), COVERAGE, register, { lang, siz: true });
  const pdf = await pdfOf(text, { ...EDITION, lang }, { of: 'none' });
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = read.numPages;
  await read.loadingTask.destroy();
  const said = text.bolumler.flatMap(({ cumleler }) => cumleler.map(plainOf)).join('');
  return { pages, said };
}

describe('a notice of employees', () => {
  it.each([
    [20, 'tr', 2],
    [20, 'en', 2],
    [80, 'tr', 4],
    [80, 'en', 4],
  ] as const)('of %i activities in %s has at most %i pages', async (count, lang, most) => {
    const { pages, said } = await measured(count, lang);
    expect(pages).toBeLessThanOrEqual(most);
    // Names that a company gives its own work are for its register.
    const names = registerOf(count).activities.map(({ tr }) => `“${tr}”`);
    expect(names.filter((one) => said.includes(one))).toEqual([]);
  });

  it('names items and rights as its company wants', async () => {
    const usual = await measured(20, 'tr');
    expect(usual.said).toContain('Kimlik: ad soyad, T.C. kimlik numarası');
    expect(usual.said).toContain('11. maddesinde sayılan haklarınızı');
    const other = await measured(20, 'tr', { veri_ogeleri: false, haklar_tam: true });
    expect(other.said).not.toContain('T.C. kimlik numarası');
    expect(other.said).toContain('zarara uğrarsanız zararın giderilmesini talep etme');
    expect(other.pages).toBeLessThanOrEqual(2);
  });
});
