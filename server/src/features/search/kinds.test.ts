import { assets } from '@emanet/contract/assets';
import { documents } from '@emanet/contract/documents';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { suppliers } from '@emanet/contract/suppliers';
import { describe, expect, it } from 'vitest';
import { assetBody } from '../assets/sample.ts';
import { publicTransferBody } from '../public-transfers/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';
import { searchHouse } from './sample.ts';

const house = await searchHouse();
const { ask, groupOf, namesOf, activity } = house;

describe('every kind', () => {
  it('is found by words of the trade for what it holds, below names with the same words', async () => {
    const holding = (more: Values) => ({ islenen_kisisel_veriler: [], isleme_sarti: [], ...more });
    await activity(
      'Zkargo',
      house.departments.hr,
      holding({ islenen_kisisel_veriler: ['telefon'] }),
    );
    await activity('Zücret', house.departments.hr, holding({ isleme_sarti: ['k5_2_e_hak'] }));
    await activity(
      'Zsağlık',
      house.departments.hr,
      holding({ islenen_kisisel_veriler: ['kan_grubu'] }),
    );
    await activity('Cep telefonu zimmeti', house.departments.sales, holding({}));
    expect(await namesOf('veri_harita', 'cep telefonu')).toEqual([
      'Cep telefonu zimmeti',
      'Zkargo',
    ]);
    // A hit whose lines do not hold the words says which of its choices they mean.
    expect(
      (await groupOf('veri_harita', 'cep telefonu'))?.kayitlar.map(({ neden }) => neden),
    ).toEqual([undefined, 'cep telefonu: Telefon numarası']);
    expect(await namesOf('veri_harita', 'insan GSM')).toEqual(['Zkargo']);
    expect(await namesOf('veri_harita', 'satış gsm')).toEqual([]);
    expect(await namesOf('veri_harita', 'KVKK m.5/2(e)')).toEqual(['Zücret']);
    expect(await namesOf('veri_harita', 'sağlık bilgileri')).toEqual(['Zsağlık']);
    expect(await namesOf('veri_harita', 'cep kitabı')).toEqual([]);
    await house.who.call(assets.add, {
      body: assetBody(house.departments.hr, 'Zhat', { varlik_turu: 'dizustu' }),
    });
    expect(await namesOf('varlik_listesi', 'laptop')).toEqual(['Zhat']);
  });

  it('is found so in its list too', async () => {
    const listed = async (q: string) =>
      (await house.who.call(processingActivities.list, { query: { q } })).body.data.map(
        ({ surec_ismi }) => surec_ismi,
      );
    expect(await listed('cep telefonu kaynakları')).toEqual(['Zkargo']);
    expect(await listed('5/2-e')).toEqual(['Zücret']);
    expect(await listed('cep kitabı')).toEqual([]);
  });

  it('shows name, second line, department and marks', async () => {
    const body = supplierTransferBody(house.departments.hr, 'Okyanus Bordro');
    const { id } = (await house.who.call(supplierTransfers.add, { body })).body.data;
    expect(await groupOf('veri_aktarim', 'okyanus')).toEqual({
      tur: 'veri_aktarim',
      dahasi: false,
      kayitlar: [
        {
          id,
          ad: 'Okyanus Bordro',
          ek: 'Bordro Hizmetleri A.Ş.',
          department_name: 'İnsan Kaynakları',
          ozel_nitelikli: false,
          yurt_disi: true,
        },
      ],
    });
    expect(await namesOf('veri_aktarim', 'a.ş. okyanus hizmetleri')).toEqual(['Okyanus Bordro']);
    await activity('Zzsağlık dosyası', house.departments.hr, {
      islenen_kisisel_veriler: ['saglik_raporu'],
    });
    const [found] = (await groupOf('veri_harita', 'zzsağlık'))?.kayitlar ?? [];
    expect(found).toMatchObject({ ek: null, yurt_disi: false });
  });

  it('of public bodies is found by its name in either language and by a written one', async () => {
    const add = (more: object) =>
      house.who.call(publicTransfers.add, {
        body: publicTransferBody(house.departments.hr, '', { ...more }),
      });
    await add({ kurum_adi: 'sgk' });
    await add({ kurum_adi_yaziniz: 'Belediye Zabıtası' });
    const inTurkish = (await ask('sosyal güvenlik', 'tr'))[0];
    const inEnglish = (await ask('social security', 'en'))[0];
    expect(inTurkish?.kayitlar[0]?.ad).toMatch(/^Sosyal Güvenlik/);
    expect(inEnglish?.kayitlar[0]?.ad).toMatch(/^Social Security/);
    expect((await ask('social security', 'tr'))[0]?.kayitlar[0]?.ad).toBe(
      inTurkish?.kayitlar[0]?.ad,
    );
    expect(await namesOf('diger_aktarim', 'zabıta')).toEqual(['Belediye Zabıtası']);
    expect(await namesOf('diger_aktarim', 'diğer yazınız')).toEqual([]);
  });

  it('of assets is found by name and supplier', async () => {
    const special: Values = { ozel_nitelikli_veri: true, yurt_disi_mi: true };
    const body = assetBody(house.departments.hr, 'Zzsunucu', { ...special });
    await house.who.call(assets.add, { body });
    const group = await groupOf('varlik_listesi', 'bordro zzsun');
    expect(group?.kayitlar).toMatchObject([
      { ad: 'Zzsunucu', ek: 'Bordro Hizmetleri', ozel_nitelikli: true, yurt_disi: true },
    ]);
  });

  it('of the directory is found by name and trade name', async () => {
    await house.who.call(suppliers.create, {
      body: { tedarikci_adi: 'Zzkargo', tedarikci_unvan: 'Zz Kargo Taşımacılık Ltd. Şti.' },
    });
    const listed = await house.who.data(suppliers.list, { query: { q: 'ltd zzkargo' } });
    expect(listed.map((one) => one.tedarikci_adi)).toEqual(['Zzkargo']);
    expect((await groupOf('tedarikci_listesi', 'taşımacılık'))?.kayitlar).toMatchObject([
      { ad: 'Zzkargo', ek: 'Zz Kargo Taşımacılık Ltd. Şti.', department_name: null },
    ]);
  });

  it('of documents is found while it is current, by name and type', async () => {
    const make = (dokuman_ismi: string, guncel: boolean) =>
      house.app.db.system
        .insertInto('dokumanlar')
        .values({ company_id: house.company, dokuman_ismi, dokuman_tur: 'Politika', guncel })
        .execute();
    await make('Zzsaklama', true);
    await make('Zzsaklama eski', false);
    expect(await namesOf('dokumanlar', 'politika zzsak')).toEqual(['Zzsaklama']);
    const byType = await house.who.data(documents.list, { query: { q: 'politika zzsak' } });
    expect(byType.map((one) => one.dokuman_ismi)).toEqual(['Zzsaklama']);
    const listed = (await house.who.call(documents.list)).body.data;
    const old = await house.app.db.system
      .selectFrom('dokumanlar')
      .select('id')
      .where('dokuman_ismi', '=', 'Zzsaklama eski')
      .where('company_id', '=', house.company)
      .executeTakeFirstOrThrow();
    expect(listed.map((one) => one.id)).not.toContain(old.id);
    expect(await namesOf('dokumanlar', `#${old.id}`)).toEqual([]);
  });

  it('stands in the order of the answer', async () => {
    const order = (await ask('zz')).map((group) => group.tur);
    expect(order).toEqual(['veri_harita', 'varlik_listesi', 'tedarikci_listesi', 'dokumanlar']);
  });
});
