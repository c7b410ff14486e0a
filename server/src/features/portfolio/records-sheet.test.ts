import { actions } from '@emanet/contract/actions';
import { portfolio } from '@emanet/contract/portfolio';
import type { AcrossType } from '@emanet/contract/portfolio/across-types';
import { processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const app = await appOfFile();
const names = [unique('Ahenk'), unique('Bahar')] as const;
const companies = [await app.makeCompany(names[0]), await app.makeCompany(names[1])];
const caller = await app.signInAs({ companies });

for (const company of companies) {
  const headers = { 'x-company-id': String(company) };
  const department = await app.makeDepartment(company, 'İnsan Kaynakları');
  const activity = await caller.data(processingActivities.add, {
    headers,
    body: activityBody(department, `Bordro ${company}`),
  });
  for (const ulke of ['Almanya', 'ABD'])
    await caller.data(supplierTransfers.add, {
      headers,
      body: supplierTransferBody(department, `Bulutix ${ulke}`, {
        ...{ aktarim_ulkesi: ulke, veri_harita_id: [activity.id] },
      }),
    });
  await caller.data(actions.add, {
    headers,
    body: { aksiyon_ismi: `Sözleşme ${company}`, risk: 'Orta', department_id: department },
  });
}

/** Cells of the sheet as text, by row. */
async function sheet(kayit_turu: AcrossType, body: object = {}) {
  const answer = await caller.call(portfolio.exportRecords, {
    params: { kayit_turu },
    body: { lang: 'tr', bicim: 'csv', ...body },
  });
  expect(answer.status, answer.text).toBe(200);
  const [head = [], ...rows] = answer.text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  return { head, rows };
}

it('has every row of the list in its order, each with its client', async () => {
  const { head, rows } = await sheet('veri_aktarim', { sort: '-tedarikci_adi' });
  expect(head[0]).toBe('Müşteri');
  expect(rows.map(([client]) => client)).toEqual([names[1], names[0], names[1], names[0]]);
  const listed = await caller.call(portfolio.records, {
    params: { kayit_turu: 'veri_aktarim' },
    query: { sort: '-tedarikci_adi' },
  });
  expect(rows.map(([, id]) => Number(id))).toEqual(listed.body.data.map(({ id }) => id));
});

it('names activities and departments as each client calls them', async () => {
  const { rows } = await sheet('veri_aktarim');
  for (const company of companies)
    expect(rows.filter((row) => row.join(';').includes(`Bordro ${company}`))).toHaveLength(2);
  expect(rows.every((row) => row.includes('İnsan Kaynakları'))).toBe(true);
});

it('is narrowed by the search, the filters and the ticked rows', async () => {
  const { rows } = await sheet('veri_aktarim', { q: 'abd' });
  expect(rows.map(([client]) => client)).toEqual([names[0], names[1]]);
  const [first] = rows;
  const ids = [Number(first?.[1])];
  expect((await sheet('veri_aktarim', { ids })).rows).toEqual([first]);
  const filtre = { musteriler: [companies[1]] };
  expect((await sheet('aksiyonlar', { filtre })).rows.map(([client]) => client)).toEqual([
    names[1],
  ]);
});

it('gives an action its department and who answers for it', async () => {
  const { head, rows } = await sheet('aksiyonlar');
  const at = head.indexOf('Sorumlu');
  expect(at).toBeGreaterThan(0);
  expect(rows.map((row) => row[at])).toHaveLength(2);
  expect(rows[0]).toContain('İnsan Kaynakları');
  expect(head).not.toContain('Arşivde');
});

it('refuses an order and a filter that the list has not', async () => {
  for (const body of [{ sort: 'olmayan' }, { filtre: { risk: ['Orta'] } }]) {
    const answer = await caller.call(portfolio.exportRecords, {
      params: { kayit_turu: 'aksiyonlar' },
      body: { lang: 'tr', ...body } as never,
    });
    expect(answer.status).toBe(400);
  }
});

it('has nothing of a client that is not the caller’s, whatever it is asked by', async () => {
  const { rows } = await sheet('veri_aktarim');
  const ids = rows.map(([, id]) => Number(id));
  const stranger = await app.signInAs({ companies: [await app.makeCompany(unique('Başka'))] });
  for (const body of [{ ids }, { filtre: { musteriler: companies } }, { q: 'bulutix' }]) {
    const answer = await stranger.call(portfolio.exportRecords, {
      params: { kayit_turu: 'veri_aktarim' },
      body: { lang: 'tr', bicim: 'csv', ...body },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text.trim().split('\r\n')).toHaveLength(1);
  }
});

it('leaves a client out from the moment it is suspended', async () => {
  const company = await app.makeCompany(unique('Kapanan'));
  const who = await app.signInAs({ companies: [company, ...companies] });
  const countOf = async () => {
    const answer = await who.call(portfolio.exportRecords, {
      params: { kayit_turu: 'tedarikci_listesi' },
      body: { lang: 'tr', bicim: 'csv' },
    });
    return answer.text.trim().split('\r\n').length - 1;
  };
  await who.data(suppliers.create, {
    headers: { 'x-company-id': String(company) },
    body: { tedarikci_adi: 'Bulutix ABD' },
  });
  const before = await countOf();
  await sql`update companies set askida_tarihi = now() where company_id = ${company}`.execute(
    app.db.system,
  );
  expect(await countOf()).toBe(before - 1);
});
