import type { Values } from '../records/fields.ts';
import { byDetail, DETAIL_PARTS } from '../records/category-detail.ts';
import { listOfCodes } from '../records/personal-data.ts';
import type { Coverage, Source, SourceType } from './model.ts';

/** The part of the register that a text speaks of. */
export type TextRegister = Readonly<{
  company: Values & Readonly<{ company_id: number }>;
  /** Settings of the form of applications. */
  form: Values;
  /** The address of this installation, before the form's. */
  address: string;
  activities: readonly Values[];
  suppliers: readonly Values[];
  bodies: readonly Values[];
  /** Assets that name covered activities. */
  assets: readonly Values[];
  /** Cookies of the company's sites, whichever activities are covered. */
  cookies: readonly Values[];
  /** How the company has its notices; none: data by item, rights by reference. */
  bicim?: NoticeForm;
}>;

/** `veri_ogeleri`: data by item, not by category alone; `haklar_tam`: rights one by one. */
export type NoticeForm = Readonly<{ veri_ogeleri: boolean; haklar_tam: boolean }>;
export const NOTICE_FORM: NoticeForm = { veri_ogeleri: true, haklar_tam: false };

/** A record, or the part of an activity that is answered otherwise, with its name in keys. */
export type Part = Readonly<{
  values: Values;
  id: number;
  key: string;
  /** Fields that a category answers otherwise. */
  detailed: ReadonlySet<string>;
  /** Laws of the bounds that its period breaks, by warning; for the lines of periods alone. */
  bounds?: readonly (readonly [kod: string, law: string | null])[];
}>;

export const textOf = (values: Values, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
};
export const codesOf = (values: Values, field: string): string[] => listOfCodes(values[field]);
export const idOf = (values: Values): number => Number(values.id);

export const source = (tur: SourceType, id: number, alan: string): Source => ({ tur, id, alan });

/** Planned activities hold no data yet, ended ones no more. */
export const isRunning = ({ faaliyet_durumu }: Values): boolean =>
  faaliyet_durumu !== 'planlanan' && faaliyet_durumu !== 'sona_erdi';

/** Does a transfer go on? Only its own answer ends it. */
export const isOngoing = ({ aktarim_durumu }: Values): boolean => aktarim_durumu !== 'sona_erdi';

/** Is an asset still there? */
export const isInUse = ({ varlik_durumu }: Values): boolean => varlik_durumu !== 'imha_edildi';

/** Running activities as a text has them, parted where a category is answered otherwise. */
export function partsOf(
  activities: readonly Values[],
  { tumu, gruplar, departmanlar, faaliyetler }: Coverage,
): Part[] {
  return activities.filter(isRunning).flatMap((activity) => {
    const parts = byDetail(activity);
    const whole =
      tumu ||
      faaliyetler.includes(idOf(activity)) ||
      departmanlar.includes(Number(activity.department_id));
    const about = ({ ilgili_kisi }: Values) =>
      whole || listOfCodes(ilgili_kisi).some((one) => gruplar.includes(one));
    return parts.filter(about).map((values) => {
      const id = idOf(activity);
      const [detail] = codesOf(values, 'islenen_kisisel_veriler');
      const key = parts.length > 1 ? `${id}.${detail ?? ''}` : String(id);
      const detailed = new Set(DETAIL_PARTS.filter((part) => values[part] !== activity[part]));
      return { values, id, key, detailed };
    });
  });
}
