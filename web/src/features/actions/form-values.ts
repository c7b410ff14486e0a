import { ACTION_RISKS, type Action, type actions, type Recurrence } from '@emanet/contract/actions';
import { REGISTER_TYPES, type RegisterType } from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';
import type { Asked } from './filters.ts';

/** Initial values of a new action. */
export type Beginning = Readonly<{
  name: string;
  risk: string;
  record: Readonly<{ tur: RegisterType; id: number }> | undefined;
  recordName: string;
  department: number | undefined;
}>;

/** Reads the beginning from the address: `?ekle=Yüksek&kayit=veri_harita:12&birim=4&ad=…`. */
export function beginningOf({ adding, record, recordName, department, name }: Asked): Beginning {
  const [type, id] = record.split(':');
  const tur = REGISTER_TYPES.find((one) => one === type);
  return {
    name,
    risk: adding,
    record: tur && Number(id) > 0 ? { tur, id: Number(id) } : undefined,
    recordName,
    department,
  };
}

type Values = {
  aksiyon_ismi: string;
  aksiyon_aciklamasi: string;
  risk: string;
  department_id: string | null;
  sorumlu_id: string | null;
  son_tarih: string;
  tekrar: string | null;
  notlar: string;
  kayit_turu: Action['kayit_turu'];
  kayit_id: number | null;
};

const asText = (id: number | null | undefined) => (id ? String(id) : null);

/** An action as its inputs hold it. */
export const valuesOf = (one: Action | undefined, begin: Beginning): Values => ({
  aksiyon_ismi: one?.aksiyon_ismi ?? begin.name,
  aksiyon_aciklamasi: one?.aksiyon_aciklamasi ?? '',
  risk: one?.risk ?? ACTION_RISKS.find((risk) => risk === begin.risk) ?? 'Orta',
  department_id: asText(one ? one.department_id : begin.department),
  sorumlu_id: asText(one?.sorumlu_id),
  son_tarih: one?.son_tarih ?? '',
  tekrar: one?.tekrar ?? null,
  notlar: one?.notlar ?? '',
  kayit_turu: one ? one.kayit_turu : (begin.record?.tur ?? null),
  kayit_id: one ? one.kayit_id : (begin.record?.id ?? null),
});

/** An action as it is sent; the contract's check says what is missing. */
export function bodyOf(values: Values): z.input<typeof actions.add.body> {
  const { department_id, sorumlu_id, risk, tekrar, ...rest } = values;
  return {
    ...rest,
    // Choices of the inputs; the contract checks them before anything is sent.
    risk: risk as Action['risk'],
    tekrar: tekrar as Recurrence | null,
    ...(department_id && { department_id: Number(department_id) }),
    sorumlu_id: sorumlu_id ? Number(sorumlu_id) : null,
  } as z.input<typeof actions.add.body>;
}

type LibraryItem = Readonly<{ risk: string; description_tr: string; description_en: string }>;

/** Values that an action of the library fills in. */
export const filledFrom = (item: LibraryItem, lang: Language) =>
  [
    ['risk', item.risk],
    ['aksiyon_aciklamasi', lang === 'tr' ? item.description_tr : item.description_en],
  ] as const;
