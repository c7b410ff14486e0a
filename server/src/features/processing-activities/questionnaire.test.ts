import { processingActivities } from '@emanet/contract/processing-activities';
import { QUESTIONS } from '@emanet/contract/records/questionnaire';
import type { Language } from '@emanet/contract/shared/primitives';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { importHouse } from '../../../test/import-life/house.ts';
import { edited, fileOf, ID, tableIn, type Table } from '../../../test/import-life/table.ts';
import type { CellValue } from '../../records/excel/workbook.ts';
import { processingActivityRegister } from './register.ts';
import { activityBody } from './sample.ts';

const house = importHouse({
  register: processingActivityRegister,
  endpoints: processingActivities,
  body: activityBody,
  named: 'surec_ismi',
});

const questionOf = (field: string, lang: Language = 'tr') =>
  QUESTIONS.find((one) => one.field === field)?.title[lang] ?? '';

const ask = (who: Caller, department: number, lang: Language = 'tr') =>
  house.app.app.inject({
    url: `${processingActivities.questionnaire.path}?department_id=${department}&lang=${lang}`,
    headers: who.headers,
  });

async function tableFor(who: Caller, department: number, lang: Language = 'tr'): Promise<Table> {
  const answer = await ask(who, department, lang);
  expect(answer.statusCode, answer.payload).toBe(200);
  return tableIn(answer.rawPayload);
}

/** The table with answers in its first blank row; the head of the name carries its mark. */
function answered(table: Table, answers: Readonly<Record<string, CellValue>>): Table {
  const blank = table.rows.findIndex((row) => row[0] === null && row[1] === null);
  const byHead = Object.entries(answers).map(([field, value]) => {
    const question = questionOf(field);
    return [table.titles.find((title) => title.startsWith(question)) ?? '', value] as const;
  });
  return edited(table, blank, Object.fromEntries(byHead));
}

const imported = async (who: Caller, table: Table) => {
  const bytes = await fileOf(table);
  const { plan, ozet } = await house.planOf(who, bytes);
  const answer = await house.import(who, bytes, plan);
  expect(answer.status, answer.text).toBe(200);
  return { ozet, ...answer.body.data };
};

describe('a questionnaire', () => {
  it.each(['tr', 'en'] as const)('asks ten questions of one department in %s', async (lang) => {
    const { consultant, own, other } = house.company;
    const id = await house.add(consultant, activityBody(own, `Anketteki iş ${lang}`));
    await house.add(consultant, activityBody(other, `Başka birimin işi ${lang}`));
    const { titles, rows } = await tableFor(consultant, own, lang);
    expect(titles).toHaveLength(12);
    for (const { title } of QUESTIONS)
      expect(titles.some((one) => one.startsWith(title[lang]))).toBe(true);
    const names = rows.map((row) => row[1]);
    expect(names).toContain(`Anketteki iş ${lang}`);
    expect(names).not.toContain(`Başka birimin işi ${lang}`);
    expect(rows.find((row) => row[0] === id)?.[2]).toBe('İnsan Kaynakları');
    expect(rows.filter((row) => row[1] === null).map((row) => row[2])).toContain(
      'İnsan Kaynakları',
    );
  });

  it('changes nothing as it is, however often it comes back', async () => {
    const { consultant, own } = house.company;
    await house.add(consultant, activityBody(own, 'Dokunulmayan iş'));
    for (const lang of ['tr', 'en'] as const) {
      const plan = await house.planOf(consultant, (await ask(consultant, own, lang)).rawPayload);
      expect(plan.ozet).toMatchObject({ eklenecek: 0, degisecek: 0, reddedilecek: 0 });
      expect(plan.ozet.ayni).toBeGreaterThan(0);
    }
  });

  it('offers no choice that asks for a text of its own', async () => {
    const { consultant, own } = house.company;
    const [, , ...rows] = await readSheet((await ask(consultant, own)).rawPayload, 'Listeler');
    expect(rows.flat()).not.toContain('Diğer (yazınız)');
    expect(rows.flat()).toContain('Çalışan');
  });

  it('makes drafts, and keeps words for which there is no choice', async () => {
    const { consultant, own } = house.company;
    const table = answered(await tableFor(consultant, own), {
      surec_ismi: 'Anketten gelen iş',
      faaliyet_aciklamasi: 'Kapıda kaydedilir.',
      ilgili_kisi: 'Ziyaretçi, tedarikçinin şoförü',
      islenen_kisisel_veriler: 'Ad soyad; çizme numarası',
      saklama_suresi: 'iki yıl kadar',
      yurt_disi_aktarim: 'Evet, merkeze',
    });
    const { ozet, eklenenler } = await imported(consultant, table);
    expect(ozet).toMatchObject({ eklenecek: 1, reddedilecek: 0 });
    const record = await house.single(consultant, eklenenler[0] ?? 0);
    expect(record).toMatchObject({
      department_id: own,
      durum: false,
      ilgili_kisi: ['ziyaretci'],
      saklama_suresi: 'iki yıl kadar',
      yurt_disi_aktarim: true,
      isleme_sarti: [],
    });
    const said = String(record.faaliyet_aciklamasi);
    expect(said).toContain('Kapıda kaydedilir.');
    expect(said).toContain(`[${questionOf('ilgili_kisi')}] tedarikçinin şoförü`);
    expect(said).toContain('çizme numarası');
    expect(said).toContain('Evet, merkeze');
    const again = await house.planOf(consultant, await fileOf(table));
    expect(again.ozet).toMatchObject({ eklenecek: 0, degisecek: 0, reddedilecek: 0 });
  });

  it('takes the confirmation from a record that it changes', async () => {
    const { consultant, own } = house.company;
    const id = await house.add(consultant, activityBody(own, 'Onaylı iş'));
    const table = await tableFor(consultant, own);
    const at = table.rows.findIndex((row) => row[0] === id);
    const answer = { [questionOf('gerceklestirme_amaci')]: 'Başka bir gerekçe' };
    await imported(consultant, edited(table, at, answer));
    expect(await house.single(consultant, id)).toMatchObject({
      durum: false,
      gerceklestirme_amaci: 'Başka bir gerekçe',
      isleme_sarti: ['k5_2_f_mesru_menfaat'],
    });
  });

  it('gives a row below it to the only department that it names', async () => {
    const { representative, own } = house.company;
    const table = await tableFor(representative, own);
    const row: CellValue[] = table.titles.map((_, place) =>
      place === 1 ? 'Altına yazılan iş' : null,
    );
    const { eklenenler } = await imported(representative, { ...table, rows: [...table.rows, row] });
    expect(await house.single(representative, eklenenler[0] ?? 0)).toMatchObject({
      department_id: own,
    });
  });

  it('is not written for a department out of sight', async () => {
    const { representative, other } = house.company;
    expect((await ask(representative, other)).statusCode).toBe(404);
    const foreign = await house.app.makeDepartment(await house.app.makeCompany());
    expect((await ask(house.company.consultant, foreign)).statusCode).toBe(404);
    expect((await ask(house.company.consultant, 2_147_483_647)).statusCode).toBe(404);
  });
});

describe('an ordinary sheet', () => {
  it('still refuses words for which there is no choice', async () => {
    const { consultant, own } = house.company;
    const id = await house.add(consultant, activityBody(own, 'Olağan satır'));
    const titles = [ID, 'surec_ismi', 'department_id', 'ilgili_kisi'].map((name) =>
      name === ID ? ID : house.titleOf(name),
    );
    const rows = [[id, 'Olağan satır', 'İnsan Kaynakları', 'Ziyaretçi, tedarikçinin şoförü']];
    const { ozet } = await house.planOf(consultant, await fileOf({ titles, rows }));
    expect(ozet.reddedilecek).toBe(1);
  });

  it('keeps words without a choice in the description, and books their cell as stored', async () => {
    const { consultant, own } = house.company;
    const table = answered(await tableFor(consultant, own), {
      surec_ismi: 'Kapı defteri',
      islenen_kisisel_veriler: 'Plaka kartonu',
    });
    const { hesap } = await house.planOf(consultant, await fileOf(table));
    // Rows that name the department alone wait for an answer; nothing else is left out.
    expect(hesap?.birakilanlar.map(({ neden }) => neden)).toEqual(['ornek']);
    expect(hesap).toMatchObject({ saklanan: 3, reddedilen: 0 });
    expect((await imported(consultant, table)).eklenen).toBe(1);
    const { data } = (await consultant.call(processingActivities.list)).body;
    const made = data.find(({ surec_ismi }) => surec_ismi === 'Kapı defteri');
    expect(made?.faaliyet_aciklamasi).toContain('Plaka kartonu');
  });
});
