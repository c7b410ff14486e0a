import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { describe, expect, it } from 'vitest';
import { importHouse } from '../../../test/import-life/house.ts';
import { edited, fileOf, tableIn } from '../../../test/import-life/table.ts';
import { supplierTransferRegister } from '../../features/supplier-transfers/register.ts';
import { supplierTransferBody } from '../../features/supplier-transfers/sample.ts';

const house = importHouse({
  register: supplierTransferRegister,
  endpoints: supplierTransfers,
  body: supplierTransferBody,
  named: 'tedarikci_adi',
});

it('keeps a dash that a record holds, since its own export wrote it', async () => {
  const { consultant, own } = house.company;
  const values = { ...supplierTransferBody(own, 'Tireli Kargo'), hizmet_konusu: '–' };
  const kept = await house.add(consultant, values);
  const table = await tableIn(await house.export(consultant));
  const place = table.rows.findIndex((row) => row.includes('Tireli Kargo'));
  const file = await fileOf(edited(table, place, { 'Ticaret unvanı': 'Tireli A.Ş.' }));
  const { plan } = await house.planOf(consultant, file);
  await house.import(consultant, file, plan);
  expect(await house.single(consultant, kept)).toMatchObject({
    ...{ tedarikci_unvan: 'Tireli A.Ş.', hizmet_konusu: '–' },
  });
});

describe('an import that is undone', () => {
  it('takes new records away, gives changed ones back, and leaves what was edited since', async () => {
    const { consultant, own } = house.company;
    const kept = await house.add(consultant, supplierTransferBody(own, 'Eski Kargo'));
    const before = await house.single(consultant, kept);
    const table = await tableIn(await house.export(consultant));
    const place = table.rows.findIndex((row) => row.includes('Eski Kargo'));
    const changed = edited(table, place, { 'Ticaret unvanı': 'Eski Kargo A.Ş.' });
    const [line = []] = [changed.rows[place]];
    const numberAt = table.rows[0] ? changed.rows[place]?.indexOf(kept) : undefined;
    const fresh = (name: string) =>
      line.map((cell, at) => (at === numberAt ? null : cell === 'Eski Kargo' ? name : cell));
    const file = await fileOf({
      ...changed,
      rows: [...changed.rows, fresh('Yeni Kargo'), fresh('Elden Geçen')],
    });
    const { plan } = await house.planOf(consultant, file);
    const done = await house.import(consultant, file, plan);
    const { eklenenler, toplu_islem } = done.body.data;
    expect(eklenenler).toHaveLength(2);

    const touched = Number(eklenenler[1]);
    await consultant.call(supplierTransfers.update, {
      params: { id: String(touched) },
      body: supplierTransferBody(own, 'Elden Geçen, sonra'),
    });
    const undone = await consultant.call(supplierTransfers.undoBulkUpdate, {
      body: { toplu_islem: toplu_islem ?? '' },
    });
    expect(undone.status).toBe(200);
    expect(undone.body.data.degisen.toSorted()).toEqual([kept, eklenenler[0]].toSorted());
    expect(undone.body.data.cakisan).toMatchObject([{ id: touched }]);
    const { body } = await consultant.call(supplierTransfers.list, {});
    const names = body.data.map((row) => row['tedarikci_adi']);
    expect(names).not.toContain('Yeni Kargo');
    expect(names).toContain('Elden Geçen, sonra');
    // In its old place in the list too, by its last change before; a version on, for who has it open.
    expect(await house.single(consultant, kept)).toMatchObject({
      tedarikci_unvan: 'Bordro Hizmetleri A.Ş.',
      guncellenme_tarihi: before['guncellenme_tarihi'],
      guncelleyen: before['guncelleyen'],
      surum: Number(before['surum']) + 2,
    });
  });

  it('leaves a record where it stood however often it is brought in and undone', async () => {
    const { consultant, own } = house.company;
    const kept = await house.add(consultant, supplierTransferBody(own, 'Sabit Kargo'));
    const before = await house.single(consultant, kept);
    const table = await tableIn(await house.export(consultant));
    const place = table.rows.findIndex((row) => row.includes('Sabit Kargo'));
    for (const name of ['Birinci A.Ş.', 'İkinci A.Ş.']) {
      const file = await fileOf(edited(table, place, { 'Ticaret unvanı': name }));
      const { plan } = await house.planOf(consultant, file);
      const { toplu_islem } = (await house.import(consultant, file, plan)).body.data;
      const undo = { body: { toplu_islem: toplu_islem ?? '' } };
      const { body } = await consultant.call(supplierTransfers.undoBulkUpdate, undo);
      expect(body.data.degisen).toEqual([kept]);
      const { guncellenme_tarihi, guncelleyen, tedarikci_unvan } = before;
      expect(await house.single(consultant, kept)).toMatchObject({
        guncellenme_tarihi,
        guncelleyen,
        tedarikci_unvan,
      });
    }
  });
});
