import { describe, expect, it } from 'vitest';
import type { Breach } from '../breaches.ts';
import { boardForm, boardTold, totalInWords, totalOf } from './form.ts';
import { draftLetter, lackingOf } from './letter.ts';

const at = '2026-11-20T15:00:00.000Z';
const controller = {
  ...{ company_name: 'Ilgaz', unvan: null, adres: null, kep: null },
  ...{ irtibat_kisisi: null, verbis_kayit_no: null, kayit_baslangici: at },
};
/** A breach in its first minute: a title and the instant at which it was known. */
const first: Breach = {
  ...{ id: 1, company_id: 1, ihlal_no: '2026/01', tatbikat: false, kaynak: 'elle' },
  ...{ baslik: 'Fidye yazılımı', senaryo: null, department_id: null, department_name: null },
  ...{ kayit_turu: null, kayit_id: null, kayit_adi: null, sifat: 'sorumlu' },
  ...{ olay_baslangici: null, olay_bitisi: null, fark_edilme: null, farkeden: null },
  ...{ isleyen_haberi: null, ogrenme: at, ogrenme_nedeni: null, sure_baslangici: at },
  ...{ son_an: '2026-11-23T15:00:00.000Z', tespit_sekli: null, nedenler: [], olus_bicimi: null },
  ...{ unsurlar: [], kategoriler: [], kisi_gruplari: [], kayit_sayisi: null, etkiler: null },
  ...{ sorumluya_etki: null, calisan_egitimi: null, yurtdisi_makamlar: null },
  ...{ onceki_tedbirler: [], onceki_tedbir_notu: null, sonraki_tedbirler: [], irtibat: null },
  ...{ hazirlayan: null, diger_bildirimler: null, gecikme_nedeni: null, kurul_karari: null },
  ...{ ihlal_degil_nedeni: null, kurul_gerekcesi: null, kisi_karari: null, kisi_gerekcesi: null },
  ...{
    saatsiz: false,
    kurul_bildirimi: null,
    kisi_bildirimi: null,
    sorumlu_bildirimi: null,
    durum: 'acik',
  },
  ...{
    kapanis: null,
    kapatan: null,
    kapanis_ozeti: null,
    sorumlu_id: null,
    sorumlu: null,
    sahip: null,
  },
  ...{
    acik_is: 0,
    is_sayisi: 0,
    ulasmayan: 0,
    surum: 1,
    guncelleyen: 'Gül',
    guncellenme_tarihi: at,
  },
};
const group = (sayi: number | null, kesin = true) => ({ grup: 'calisan', sayi, kesin });

describe('the number of persons affected', () => {
  it('is not known before somebody has given one', () => {
    expect(totalOf(first)).toEqual({ all: null, estimated: 0, isComplete: false });
    for (const kisi_gruplari of [[], [group(null, false)], [group(null), group(null)]]) {
      expect(totalInWords({ kisi_gruplari }, 'tr')).toBe('bilinmiyor');
      expect(totalInWords({ kisi_gruplari }, 'en')).toBe('not known');
    }
  });

  it('is a least number while a group has none, and 0 where a person wrote 0', () => {
    expect(totalInWords({ kisi_gruplari: [group(1214), group(null)] }, 'tr')).toBe('en az 1.214');
    expect(totalInWords({ kisi_gruplari: [group(0)] }, 'tr')).toBe('0');
  });

  it('prints in the form as it is known', () => {
    const answers = (row: Breach) => boardForm(row, controller, 'tr', 0)[4]?.cevaplar ?? [];
    expect(answers(first)).toEqual([]);
    const row = { ...first, kisi_gruplari: [group(null, false)] };
    expect(answers(row)).toContainEqual(['Toplam', 'bilinmiyor']);
  });
});

describe('the form', () => {
  it('asks again for a decision that the law does not know', () => {
    const row: Breach = { ...first, kisi_karari: 'bildirilmeyecek', kisi_gerekcesi: 'Risk düşük' };
    expect(boardForm(row, controller, 'tr', 0)[8]?.eksik).toContain('karar yazılmadı');
  });

  it('tells where the period began and why it counts from learning', () => {
    const times = (row: Breach) => boardForm(row, controller, 'tr', 0)[1]?.cevaplar ?? [];
    const earlier = { ...first, sure_baslangici: '2026-11-10T07:00:00.000Z' };
    expect(times(earlier).map(([question]) => question)).toContain('Sürenin başlangıcı');
    const reason = 'Bildiren kişi çalışan değildi.';
    expect(times({ ...first, ogrenme_nedeni: reason }).map(([, answer]) => answer)).toContain(
      reason,
    );
  });
});

describe('a letter to the persons affected', () => {
  it('lacks everything where it says only that something happened', () => {
    expect(lackingOf('Sayın {ad},\n\nBir olay oldu.', first)).toEqual([
      ...['zaman', 'veriler', 'sonuclar', 'tedbirler', 'irtibat'],
    ]);
  });

  const full: Breach = {
    ...first,
    olay_baslangici: at,
    kategoriler: ['kimlik'],
    etkiler: 'Kimlik bilgilerinin kötüye kullanılması',
    sonraki_tedbirler: [{ tedbir: 'Hesap kapatıldı, parolalar yenilendi', tarih: null }],
    irtibat: 'kvkk@ilgaz.test',
  };

  it.each(['tr', 'en'] as const)('has its contents as drafted from a whole record (%s)', (lang) => {
    expect(lackingOf(draftLetter(full, controller, lang).metin, full)).toEqual([]);
  });

  it.each([
    ['zaman', { olay_baslangici: null }],
    ['veriler', { kategoriler: [] }],
    ['sonuclar', { etkiler: null }],
    ['tedbirler', { sonraki_tedbirler: [] }],
    ['irtibat', { irtibat: null }],
  ] as const)('lacks what its record does not hold: %s', (content, emptied) => {
    const row: Breach = {
      ...full,
      ...emptied,
      kategoriler: [...((emptied as Partial<Breach>).kategoriler ?? full.kategoriler)],
      sonraki_tedbirler: [
        ...((emptied as Partial<Breach>).sonraki_tedbirler ?? full.sonraki_tedbirler),
      ],
    };
    for (const lang of ['tr', 'en'] as const)
      expect(lackingOf(draftLetter(row, controller, lang).metin, row)).toEqual([content]);
  });

  it('may say the same in words of its own', () => {
    const own = `Merhaba {ad},

12.11.2026 tarihinde bir çalışanımızın hesabı ele geçirildi.

Ad soyad ve telefon numaranız görülmüş olabilir.

Sizi arayıp kimliğinizi sormaları gibi bir risk doğabilir; şifre vermeyin.

Hesabı kapattık; önlem olarak bütün parolaları yeniledik.

Sorularınız için: 0312 000 00 00`;
    expect(lackingOf(own, { irtibat: null })).toEqual([]);
  });
});

describe('the notification of the Board', () => {
  const START = '2026-03-02T00:00:00+03:00';
  const hours = (count: number) => new Date(Date.parse(START) + count * 3_600_000).toISOString();
  const told = (count: number | null, saatsiz: boolean, start = 0) =>
    boardTold(
      {
        ...{ saatsiz, sure_baslangici: hours(start), son_an: hours(start + 72) },
        kurul_bildirimi: count === null ? null : hours(count),
      },
      Date.parse(hours(500)),
    );

  it('is in time or late to the minute where the hours are known', () => {
    expect(told(72, false)).toEqual({ result: 'inTime', hourless: false });
    expect(told(73, false).result).toBe('late');
    expect(told(null, false).result).toBe('late');
  });

  it('is not known on the third day of a sheet that has days alone', () => {
    expect(told(48, true)).toEqual({ result: 'inTime', hourless: true });
    expect(told(72, true)).toEqual({ result: 'unknown', hourless: true });
    expect(told(96, true)).toEqual({ result: 'late', hourless: true });
  });

  it('counts to the minute again where a person has entered the hours', () => {
    expect(told(80, true, 9)).toEqual({ result: 'inTime', hourless: false });
    expect(told(82, true, 9)).toEqual({ result: 'late', hourless: false });
    // The hour of one of the two is enough where it decides.
    expect(told(70, true)).toEqual({ result: 'inTime', hourless: true });
    expect(told(72, true, 9)).toEqual({ result: 'unknown', hourless: true });
  });
});
