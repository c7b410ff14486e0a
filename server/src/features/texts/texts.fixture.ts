import { companies } from '@emanet/contract/companies';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { texts, type SingleText } from '@emanet/contract/texts';
import { plainOf, type Rendered } from '@emanet/contract/texts/model';
import { expect } from 'vitest';
import { testApp } from '../../../test/app.ts';

const WHOLE: Values = {
  ilgili_kisi: ['calisan'],
  islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
  islenme_amaci: ['ucret_politikasi'],
  isleme_sarti: ['k5_2_c_sozlesme'],
  kvk_kimden_nasil: ['ilgili_kisi'],
  kimden_nasil_temin: ['basili_form'],
  otomatik_veri_isleme_faaliyeti: 'kismen_otomatik',
  saklama_suresi: 'is_iliskisi_10',
  alici_yok: true,
  yurt_disi_aktarim: false,
};

const COMPANY: Values = { unvan: 'Ilgaz Gıda A.Ş.', adres: 'Organize Sanayi Bölgesi, Bolu' };

export const inPath = (id: number) => ({ params: { id: String(id) } });

/** Own sentences of a text, one behind the other. */
export const saidBy = (metin: Rendered | undefined): string =>
  (metin?.bolumler ?? []).flatMap(({ cumleler }) => cumleler.map(plainOf)).join('');

/** A company with two departments, a consultant, and what makes and publishes its notices. */
export async function textHouse(options: Parameters<typeof testApp>[1] = {}) {
  const app = await testApp({}, options);
  const company = await app.makeCompany();
  const hr = await app.makeDepartment(company);
  const sales = await app.makeDepartment(company);
  const consultant = await app.signInAs({ companies: [company], fullname: 'Selin Aydoğan' });
  await consultant.call(companies.update, {
    body: { ...COMPANY, company_id: company },
  });

  const addActivity = async (name: string, more: object = {}): Promise<number> => {
    const body: Values = { surec_ismi: name, department_id: hr, ...WHOLE, ...more };
    return (await consultant.data(processingActivities.add, { body })).id;
  };

  const update = async (id: number, values: object): Promise<void> => {
    const current = await consultant.call(processingActivities.single, inPath(id));
    const body = { ...values, surum: current.body.data.surum };
    const answer = await consultant.call(processingActivities.update, { ...inPath(id), body });
    expect(answer.status, answer.text).toBe(200);
  };

  /** A notice of employees over activities picked by hand, so that tests do not meet. */
  const addNotice = async (faaliyetler: number[]): Promise<SingleText> => {
    const body = { tur: 'calisan' as const, kapsam: { gruplar: [], faaliyetler } };
    return consultant.data(texts.add, { body });
  };

  const publish = async (id: number): Promise<SingleText> => {
    const approved = await consultant.call(texts.approve, { ...inPath(id), body: {} });
    expect(approved.status, approved.text).toBe(200);
    return consultant.data(texts.publish, { ...inPath(id), body: {} });
  };
  const published = async (faaliyetler: number[]): Promise<SingleText> =>
    publish((await addNotice(faaliyetler)).id);

  return {
    WHOLE,
    COMPANY,
    app,
    company,
    hr,
    sales,
    consultant,
    addActivity,
    update,
    addNotice,
    publish,
    published,
  };
}

export type TextHouse = Awaited<ReturnType<typeof textHouse>>;
