import { expect, it } from 'vitest';
import { tasksFor, type Chosen } from './touched.ts';

const place = { department_id: 1, department_name: 'İnsan Kaynakları' };
const activity = (id: number, ad: string): Chosen['faaliyetler'][number] => ({
  ...{ id, ad, ...place, islenen_kisisel_veriler: [], islenme_amaci: [], isleme_sarti: [] },
  ...{ alici_grubu: [], saklama_suresi: null, imha_yontemi: null },
  ...{ alici_yok: null, dahil_oluyormu: null, yurt_disi_aktarim: null },
});
const transfer = (id: number, faaliyetler: number[]): Chosen['aktarimlar'][number] => ({
  ...{ id, ad: 'Bordro Bulut A.Ş.', ...place, tur: 'veri_aktarim', faaliyetler },
  ...{
    alici_grubu: null,
    yurt_disi: false,
    ulke: null,
    mekanizma: null,
    sona_erdi: false,
    kurum: null,
  },
});

it('tells records of the same recipient apart by the activities behind them', () => {
  const chosen = {
    faaliyetler: [activity(1, 'Bordro'), activity(2, 'Özlük dosyası')],
    varliklar: [],
    aktarimlar: [transfer(7, [1, 2, 3]), transfer(8, [2])],
  };
  const notices = tasksFor(chosen, [], 'sil', 'tr').filter(({ gorev }) => gorev === 'bildir');
  expect(notices.map(({ label, about }) => `${label}: ${about}`)).toEqual([
    'Bordro Bulut A.Ş.: Bordro · Özlük dosyası',
    'Bordro Bulut A.Ş.: Özlük dosyası',
  ]);
});
