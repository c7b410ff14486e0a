import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { tables } from '@emanet/contract/tables';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const app = await appOfFile();

const linkedTo = (id: number): Values => ({ veri_harita_id: [id] });

/** A client with one activity that answers all of this with "no", except for what is given. */
async function client(own: Values, transfer?: Values) {
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  const person = await app.signInAs({ role: 'yönetici', companies: [company] });
  const answers = {
    ...{ dahil_oluyormu: 'hayir', tedarikci_dahil_oluyormu_yaziniz: null },
    ...{ alici_yok: true, yurt_disi_aktarim: false },
  };
  const body: Values = { ...activityBody(department, 'Bordro'), ...answers, ...own };
  const { id } = await person.data(processingActivities.add, { body });
  if (transfer)
    await person.data(supplierTransfers.add, {
      body: { ...supplierTransferBody(department, 'Turna'), ...linkedTo(id), ...transfer },
    });
  const { data } = (await person.call(tables.notification)).body;
  const sections = ['alici', 'tedarikci', 'aktarim', 'yurt_disi'];
  const codes = data.genel_eksikler?.map(({ kod }) => kod) ?? [];
  const behind = await Promise.all(
    codes.map(async (kod) => {
      const found = (await person.call(tables.gapRecords, { query: { kod } })).body.data;
      return [found.veri_harita, found.veri_aktarim].map((ids) => ids?.length ?? 0);
    }),
  );
  return {
    yanitlar: data.yanitlar,
    eksikler: codes,
    inCategories: data.kategoriler.flatMap(({ eksikler }) =>
      eksikler.map(({ kod }) => kod).filter((kod) => sections.some((one) => kod.startsWith(one))),
    ),
    behind,
  };
}

const AT_HOME: Values = {
  yurt_disi_aktarim: false,
  aktarim_ulkesi: null,
  yurt_disi_mekanizma: null,
  standart_sozlesme_bildirim_tarihi: null,
  standart_sozlesme_imza_tarihi: null,
  standart_sozlesme_turu: null,
  standart_sozlesme_yetki: null,
  standart_sozlesme_imza_sekli: null,
};

it('has neither recipients nor transfers abroad only where every activity says so', async () => {
  expect(await client({})).toEqual({
    yanitlar: { alici_gruplari: 'hayir', yurt_disi: 'hayir' },
    eksikler: [],
    inCategories: [],
    behind: [],
  });
});

it.each([
  [
    'abroad without a transfer',
    { alici_yok: null, alici_grubu: ['tedarikciler'], yurt_disi_aktarim: true },
    undefined,
    ['aktarim_kaydi_yok'],
  ],
  ['abroad or not', { yurt_disi_aktarim: null }, undefined, ['yurt_disi_yanitsiz']],
  ['recipients or not', { alici_yok: null }, undefined, ['alici_yanitsiz']],
  ['a supplier or not', { dahil_oluyormu: null }, undefined, ['tedarikci_yanitsiz']],
  [
    'a "no" beside a transfer abroad',
    { alici_yok: null },
    {},
    ['tedarikci_celiski', 'yurt_disi_celiski'],
  ],
  ['"nobody" beside a transfer', { dahil_oluyormu: 'evet' }, AT_HOME, ['alici_celiski']],
] as const)('knows that it is open: %s', async (_, own, transfer, gaps) => {
  const found = await client(own, transfer);
  expect(found.eksikler).toEqual(gaps);
  // Both say it of the same records: beside the category and for the whole company.
  expect(found.inCategories).toEqual(expect.arrayContaining([...gaps]));
  expect(found.behind).toEqual(gaps.map(() => [1, 0]));
});

it('asks the transfer that leaves open whether it goes abroad, not its activity', async () => {
  const found = await client(
    { dahil_oluyormu: 'evet', alici_yok: null },
    { ...AT_HOME, yurt_disi_aktarim: null },
  );
  expect(found.yanitlar?.yurt_disi).toBe('bilinmiyor');
  expect([found.eksikler, found.behind]).toEqual([['yurt_disi_yanitsiz'], [[0, 1]]]);
});
