import { publicTransfers } from '@emanet/contract/public-transfers';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { publicTransferBody } from './sample.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const consultant = await app.signInAs({ companies: [company] });

const add = (more: object) =>
  consultant.call(publicTransfers.add, {
    body: publicTransferBody(department, 'Kurum', { ...more }),
  });
const update = (id: number, body: object) =>
  consultant.call(publicTransfers.update, { params: { id: String(id) }, body });

describe('a public transfer', () => {
  it('goes to the recipient group of its body, unless another is said', async () => {
    const union = (await add({ kurum_adi: 'sendika_toplu_is', alici_grubu: null })).body;
    expect(union.data.alici_grubu).toBe('gercek_ozel_hukuk_kisileri');
    const { data } = (await add({ alici_grubu: 'is_ortaklari' })).body;
    expect(data.alici_grubu).toBe('is_ortaklari');
    const changed = await update(data.id, { alici_grubu: null, sorumlu_unvan: 'Müdür' });
    expect(changed.body.data.alici_grubu).toBe('yetkili_kamu_kurumlari');
  });

  it('names no law and no state that nobody has named', async () => {
    const { data } = (await add({ kurum_adi: 'sgk', hukuki_dayanak: '  ' })).body;
    expect(data).toMatchObject({ hukuki_dayanak: null, aktarim_durumu: null });
    expect(data.uyarilar.map((one) => one.kod)).toContain('hukuki_dayanak_yok');
  });

  it('names a body of the list, or writes which other one', async () => {
    const answer = await add({ kurum_adi_yaziniz: null });
    expect(answer.body.fields).toEqual({ kurum_adi_yaziniz: 'Bu alan boş bırakılamaz.' });
    expect((await add({ kurum_adi: 'sgk' })).body.data.kurum_adi_yaziniz).toBeNull();
  });

  it('is listed by what its body is called, written ones among those of the list', async () => {
    const department_id = await app.makeDepartment((await add({})).body.data.company_id);
    for (const more of [
      { kurum_adi_yaziniz: 'Çevre Kurulu' },
      { kurum_adi: 'sgk' },
      { kurum_adi: 'gib' },
      { kurum_adi_yaziniz: 'Ürün Denetim Kurulu' },
    ])
      await add({ department_id, ...more });
    const pages: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '1', department_id: String(department_id), ...(cursor && { cursor }) };
      const { body } = await consultant.call(publicTransfers.list, { query });
      for (const row of body.data) pages.push(String(row.kurum_adi_yaziniz ?? row.kurum_adi));
      cursor = body.next_cursor;
    } while (cursor);
    expect(pages).toEqual(['Çevre Kurulu', 'gib', 'sgk', 'Ürün Denetim Kurulu']);
  });
});
