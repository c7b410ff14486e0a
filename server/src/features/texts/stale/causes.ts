import type { Difference } from '@emanet/contract/texts/differences';
import { SOURCE_TYPES, type Source } from '@emanet/contract/texts/model';
import type { StaleSource } from '../queries.ts';

/** A changed source: a field of a record, or its membership in the text's coverage. */
export type Moved = Readonly<{
  tur: Source['tur'];
  id: number;
  alan: string | null;
  of: StaleSource;
}>;

const MEMBERS: Readonly<Record<string, Source['tur']>> = {
  grup: 'veri_harita',
  departman: 'veri_harita',
  veri_aktarim_faaliyet: 'veri_aktarim',
  diger_aktarim_faaliyet: 'diger_aktarim',
  varlik_listesi_faaliyet: 'varlik_listesi',
};

export function movedOf(of: StaleSource): Moved | undefined {
  const { kayit_turu, kayit_id: id, alan } = of;
  const member = MEMBERS[kayit_turu];
  if (member) return { tur: member, id, alan: null, of };
  const tur = SOURCE_TYPES.find((one) => one === kayit_turu);
  return tur && { tur, id, alan: alan === 'kapsam' ? null : alan, of };
}

/** Is this source the cause of a difference? A new or removed record causes all its sentences. */
export const causes =
  ({ kaynaklar, k }: Difference) =>
  ({ tur, id, alan, of }: Moved): boolean =>
    of.cumleler.includes(k) ||
    kaynaklar.some(
      (one) =>
        one.tur === tur && one.id === id && (alan === null || alan === one.alan || WHOLE.has(alan)),
    );

/** Fields by which a whole record leaves or joins a text. */
const WHOLE = new Set([
  'faaliyet_durumu',
  'aktarim_durumu',
  'durum',
  'varlik_durumu',
  'kategori_ayrintilari',
  'yurt_disi_aktarim',
  'alici_yok',
  'dahil_oluyormu',
  'yurt_disi_mi',
]);
