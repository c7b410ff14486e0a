import { assetFields, assets } from '@emanet/contract/assets';
import { changeLogs } from '@emanet/contract/change-logs';
import { fieldLabel } from '@emanet/contract/records/labels';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { assetBody } from './sample.ts';

let count = 0;

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const consultant = await app.signInAs({ companies: [company] });

const bodyOf = (more: object): Record<string, unknown> =>
  assetBody(department, `Varlık ${++count}`, { yedekleme_var_mi: true, ...more });
async function add(more: object) {
  return consultant.data(assets.add, { body: bodyOf(more) });
}

it('stores a number and a duration, and tells of their changes', async () => {
  const row = await add({ kisi_sayisi: 0, yedek_saklama_suresi: 'P30D' });
  expect(row).toMatchObject({ kisi_sayisi: 0, yedek_saklama_suresi: 'P30D' });
  const params = { id: String(row.id) };
  const body: Record<string, unknown> = { kisi_sayisi: 12_500, yedek_saklama_suresi: null };
  const changed = await consultant.call(assets.update, { params, body });
  expect(changed.body.data).toMatchObject(body);
  const log = { companyId: String(company), type: 'varlik_listesi' as const, recordId: params.id };
  const [entry] = (await consultant.call(changeLogs.list, { params: log })).body.data;
  expect(entry?.alanlar).toEqual([
    { alan: 'kisi_sayisi', eski: 0, yeni: 12_500 },
    { alan: 'yedek_saklama_suresi', eski: 'P30D', yeni: null },
  ]);
});

it('keeps no duration of backups that are not made', async () => {
  const { id } = await add({ yedek_saklama_suresi: 'P30D' });
  const params = { id: String(id) };
  const body: Record<string, unknown> = { yedekleme_var_mi: false };
  const row = await consultant.data(assets.update, { params, body });
  expect(row).toMatchObject({ yedek_saklama_suresi: null });
  const again: Record<string, unknown> = { yedek_saklama_suresi: 'P30D' };
  const refused = await consultant.call(assets.update, { params, body: again });
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['yedek_saklama_suresi']);
});

it.each([
  ['kisi_sayisi', -1],
  ['kisi_sayisi', 1.5],
  ['kisi_sayisi', 2 ** 31],
  ['kisi_sayisi', '12'],
  ['yedek_saklama_suresi', 'P0D'],
  ['yedek_saklama_suresi', 'P1H'],
  ['yedek_saklama_suresi', '3 ay'],
  ['yedek_saklama_suresi', 30],
])('refuses %s %j and names the field', async (name, value) => {
  const answer = await consultant.call(assets.add, { body: bodyOf({ [name]: value }) });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields ?? {})).toEqual([name]);
});

it('sorts by size and by length, page by page', async () => {
  const sizes = [1000, 9, null, 100];
  const spans = ['P1Y', 'P2W', null, 'P6M'];
  const ids: number[] = [];
  for (const [place, kisi_sayisi] of sizes.entries())
    ids.push((await add({ kisi_sayisi, yedek_saklama_suresi: spans[place] })).id);
  const wanted = [2, 1, 3, 0].map((place) => ids[place]);
  for (const sort of ['kisi_sayisi', 'yedek_saklama_suresi']) {
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { sort, limit: '1', ...(cursor && { cursor }) };
      const { body, status, text } = await consultant.call(assets.list, { query });
      expect(status, text).toBe(200);
      found.push(...body.data.map(({ id }) => id));
      cursor = body.next_cursor;
    } while (cursor !== undefined);
    expect(found.filter((id) => ids.includes(id))).toEqual(wanted);
  }
});

it('writes figures and words into the sheet', async () => {
  const { id } = await add({ kisi_sayisi: 1250, yedek_saklama_suresi: 'P3M' });
  const answer = await app.app.inject({
    method: 'POST',
    url: assets.export.path,
    headers: consultant.headers,
    payload: { ids: [id], lang: 'en' },
  });
  const [heads = [], row = []] = await readSheet(answer.rawPayload);
  const cell = (name: string) => row[heads.indexOf(fieldLabel('assets', name, 'en'))];
  expect(cell('kisi_sayisi')).toBe(1250);
  expect(cell('yedek_saklama_suresi')).toBe('3 months');
});

it('is described in OpenAPI', async () => {
  const { body } = await app.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const { paths } = JSON.parse(body) as { paths: Record<string, unknown> };
  const add = JSON.stringify(paths[assets.add.path]);
  expect(assetFields.filter(({ name }) => !add.includes(`"${name}"`))).toEqual([]);
  expect(add).toContain('"format":"duration"');
});
