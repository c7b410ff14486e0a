import { clocks } from '@emanet/contract/clocks';
import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { processingActivities } from '@emanet/contract/processing-activities';
import { search, SHOWN_OF_A_KIND } from '@emanet/contract/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { todayInTurkey as today } from '@emanet/contract/shared/time/today';
import { writtenLetter } from '../applications/sample.ts';
import { searchHouse } from './sample.ts';

const house = await searchHouse();
const { ask, groupOf, namesOf, activity } = house;

describe('the order of what is found', () => {
  beforeAll(async () => {
    for (const name of ['Zzdenetim izni', 'İç zzdenetim', 'Zzdenetim', 'Önzzdenetimli', 'Dışzz']) {
      await activity(name, house.departments.sales);
    }
  });

  it('puts the name itself first, then its beginning, a word of it, its inside', async () => {
    expect(await namesOf('veri_harita', 'zzdenetim')).toEqual([
      'Zzdenetim',
      'Zzdenetim izni',
      'İç zzdenetim',
      'Önzzdenetimli',
    ]);
  });

  it('puts names before the department', async () => {
    await activity('Satış sonrası zzhizmet');
    const names = await namesOf('veri_harita', 'satış');
    expect(names[0]).toBe('Satış sonrası zzhizmet');
    expect(names).toContain('Zzdenetim');
  });

  it('keeps the best when a word is common, and says that there is more', async () => {
    for (let place = 0; place < 105; place++) {
      const number = String(place).padStart(3, '0');
      await activity(`A${number} çokyaygın`, house.departments.sales);
    }
    await activity('Yaygın olmayan');
    await activity('Yay');
    await activity('Zeki yaygınlık');
    const group = await groupOf('veri_harita', 'yaygın');
    expect(group?.dahasi).toBe(true);
    expect(group?.kayitlar).toHaveLength(SHOWN_OF_A_KIND);
    const [first, second, third] = group?.kayitlar.map((one) => one.ad) ?? [];
    expect([first, second, third]).toEqual(['Yaygın olmayan', 'Zeki yaygınlık', 'A000 çokyaygın']);
    // A department that holds more than are ranked hides no name.
    await activity('Dosya satış yaygınsız');
    expect((await namesOf('veri_harita', 'satış'))[0]).toBe('Satış sonrası zzhizmet');
    expect(await namesOf('veri_harita', 'satış')).toContain('Dosya satış yaygınsız');
  });

  it('puts the same marks first, among few and among many that begin alike', async () => {
    const names = ['Zşaka', 'Zsaka bir', 'Zşaka üç', 'Zsaka'];
    for (const name of names) await activity(name, house.departments.sales);
    const plain = ['Zsaka', 'Zşaka', 'Zsaka bir', 'Zşaka üç'];
    expect(await namesOf('veri_harita', 'zsaka')).toEqual(plain);
    const marked = ['Zşaka', 'Zsaka', 'Zşaka üç', 'Zsaka bir'];
    expect(await namesOf('veri_harita', 'zşaka')).toEqual(marked);

    for (let place = 0; place < 105; place++)
      await activity(`Zsaka ${String(place).padStart(3, '0')}`, house.departments.sales);
    expect((await namesOf('veri_harita', 'zşa')).slice(0, 3)).toEqual([
      ...['Zşaka', 'Zşaka üç', 'Zsaka'],
    ]);
    expect((await namesOf('veri_harita', 'ZŞAKA')).slice(0, 3)).toEqual(marked.slice(0, 3));
  });

  it('answers at most so many of a kind and no kind without a hit', async () => {
    const groups = await ask('a');
    for (const group of groups) expect(group.kayitlar.length).toBeLessThanOrEqual(SHOWN_OF_A_KIND);
    expect(await ask('hiçböylebirşeyyok')).toEqual([]);
  });
});

describe('a name is found', () => {
  it('by its own letters, small or capital, with their marks or without', async () => {
    await activity('ÇAĞRI IŞIK ÖLÇÜMÜ');
    for (const q of ['çağrı', 'ışık', 'Işık ölçümü', 'ÇAĞRI', 'cagri', 'OLCUMU isik', 'çagri'])
      expect(await namesOf('veri_harita', q), q).toEqual(['ÇAĞRI IŞIK ÖLÇÜMÜ']);
    await activity('Isci kagitlari');
    for (const q of ['işçi', 'kâğıt', 'İŞÇİ KAĞITLARI'])
      expect(await namesOf('veri_harita', q), q).toEqual(['Isci kagitlari']);
    expect(await namesOf('veri_harita', 'cagruz')).toEqual([]);
  });

  it('in spite of a typing error, where nothing is spelled so, and says it', async () => {
    await activity('Periyodik Sağlık Muayenesi');
    expect(await namesOf('veri_harita', 'periyodk muayene')).toEqual([
      'Periyodik Sağlık Muayenesi',
    ]);
    expect(await ask('periyodk')).toMatchObject([
      { tur: 'veri_harita', yakin: true, dahasi: false },
    ]);
  });

  it('whichever of the four i is typed', async () => {
    await activity('Iğdır İlı yazışması');
    for (const q of ['ığdır', 'iğdir', 'IĞDIR', 'İĞDİR', 'ili', 'ılı', 'İLİ'])
      expect(await namesOf('veri_harita', q), q).toContain('Iğdır İlı yazışması');
  });

  it('by words in any order and by beginnings of words', async () => {
    await activity('Periyodik Sağlık Muayeneleri Arşivi');
    for (const q of ['sağlık periyodik', 'muay per', '  arşiv   sağ  ', 'lık dik'])
      expect(await namesOf('veri_harita', q), q).toContain('Periyodik Sağlık Muayeneleri Arşivi');
    expect(await namesOf('veri_harita', 'sağlık yokböyle')).toEqual([]);
  });

  it('by a word of its name with its department', async () => {
    await activity('Kurumsal Zımba');
    expect(await namesOf('veri_harita', 'kaynak zımba')).toEqual(['Kurumsal Zımba']);
    expect(await namesOf('veri_harita', 'satış zımba')).toEqual([]);
  });

  it.each(['%50 indirim_kodu', String.raw`Yol C:\kayıt`, `Tırnak 'tek' "çift"`, 'Emoji 🧿 nazar'])(
    'although it has characters that mean something elsewhere: %s',
    async (name) => {
      await activity(name);
      expect(await namesOf('veri_harita', name)).toEqual([name]);
    },
  );

  it('and % _ or \\ find themselves only', async () => {
    await activity('Yüzde yok');
    expect(await namesOf('veri_harita', '%')).toEqual(['%50 indirim_kodu']);
    expect(await namesOf('veri_harita', '_')).toEqual(['%50 indirim_kodu']);
    expect(await namesOf('veri_harita', '\\')).toEqual([String.raw`Yol C:\kayıt`]);
    expect(await namesOf('veri_harita', '🧿')).toEqual(['Emoji 🧿 nazar']);
  });

  it('however its letters are composed', async () => {
    await activity('Görüşme çağrısı');
    expect(await namesOf('veri_harita', 'görüşme çağrısı'.normalize('NFD'))).toEqual([
      'Görüşme çağrısı',
    ]);
  });
});

describe('a record is found by its number', () => {
  it('before all others, with # or without', async () => {
    const id = await activity('Numaralı');
    await activity(`Adında ${id} olan`);
    for (const q of [String(id), `#${id}`, ` #${id} `])
      expect((await namesOf('veri_harita', q))[0], q).toBe('Numaralı');
    expect(await namesOf('veri_harita', String(id))).toContain(`Adında ${id} olan`);
  });

  it.each(['0', '#0', '2147483648', '9999999999', '99999999999999', '#', '-1', '1e3'])(
    '%s is no number of a record',
    async (q) => {
      expect(await ask(q)).toBeInstanceOf(Array);
    },
  );
});

describe('what is typed', () => {
  it('is refused when it is nothing, too long or holds NUL', async () => {
    for (const q of ['', '   ', 'a'.repeat(201), 'a\u0000b'])
      expect((await house.who.call(search.find, { query: { q } })).status, q).toBe(400);
  });

  it('may be as long as a name, or half a character', async () => {
    const name = 'ç'.repeat(200);
    await activity(name);
    expect(await namesOf('veri_harita', name)).toEqual([name]);
    expect(await ask('x '.repeat(99))).toBeInstanceOf(Array);
    expect(await ask('a\ud800')).toBeInstanceOf(Array);
  });

  it('finds a changed name and not the old one', async () => {
    const id = await activity('Zeskiad');
    const params = { id: String(id) };
    const body: object = { surec_ismi: 'Zyeniad' };
    await house.who.call(processingActivities.update, { params, body });
    expect(await namesOf('veri_harita', 'zyeniad')).toEqual(['Zyeniad']);
    expect(await namesOf('veri_harita', 'zeskiad')).toEqual([]);
    await house.who.call(processingActivities.delete, { params });
    expect(await namesOf('veri_harita', 'zyeniad')).toEqual([]);
  });
});

describe('beside records', () => {
  it('a stem that lost its vowel is a beginning, and better than the inside of a word', async () => {
    await activity('Dizin hizmeti');
    await activity('Süt İzni takibi');
    const names = await namesOf('veri_harita', 'izin');
    expect(names[0]).toBe('Süt İzni takibi');
    expect(names.at(-1)).toBe('Dizin hizmeti');
    await activity('Kaydın silinmesi');
    expect(await namesOf('veri_harita', 'kayıt')).toContain('Kaydın silinmesi');
  });

  it('an action is found by a word of its name, also with a typing error', async () => {
    const body = { aksiyon_ismi: 'Zembereği yenile', risk: 'Orta' as const };
    await house.who.call(actions.add, {
      body: { ...body, department_id: house.departments.hr },
    });
    expect(await namesOf('aksiyonlar', 'zemb')).toEqual(['Zembereği yenile']);
    expect(await namesOf('aksiyonlar', 'zembreği')).toEqual(['Zembereği yenile']);
  });

  it('a clock that a person started is found while it runs, by managers alone', async () => {
    const body = { tur: 'kurul_belge' as const, ad: 'Zerdali dosyası', baslangic: '2026-01-02' };
    const { id } = (await house.who.call(clocks.add, { body })).body.data;
    expect(await groupOf('sureler', 'zerdali')).toMatchObject({
      kayitlar: [{ id, ad: 'Zerdali dosyası', ek: 'KVKK m. 15/3' }],
    });
    const representative = await house.app.signInAs({
      companies: [house.company],
      departments: [house.departments.hr],
    });
    expect(await ask('zerdali', 'tr', representative)).toEqual([]);
    const closing = { kapanis: '2026-01-03', kapanis_kaniti: 'KEP' };
    await house.who.call(clocks.close, { params: { id: String(id) }, body: closing });
    expect(await namesOf('sureler', 'zerdali')).toEqual([]);
  });

  it('an application is found by its number and its applicant, by managers alone', async () => {
    const body = writtenLetter({ gelis_gunu: today(), ad_soyad: 'Zeliha Zencefil' });
    const { data } = (await house.who.call(applications.add, { body })).body;
    const [year, number] = data.basvuru_no.split('/');
    for (const q of [data.basvuru_no, `${year}/${Number(number)}`, 'zencefil'])
      expect(await namesOf('basvurular', q), q).toEqual(['Zeliha Zencefil']);
    const representative = await house.app.signInAs({
      companies: [house.company],
      departments: [house.departments.hr],
      fullname: 'Zübeyde Zambak',
    });
    expect(await ask('zencefil', 'tr', representative)).toEqual([]);
    expect(await namesOf('kisiler', 'zambak')).toEqual(['Zübeyde Zambak']);
    expect(await ask('zambak', 'tr', representative)).toEqual([]);
  });
});
