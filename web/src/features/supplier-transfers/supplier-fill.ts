import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { countriesIn, HOME } from '@emanet/contract/shared/countries';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import type { Supplier } from '@emanet/contract/suppliers';
import { holds, isEmpty, type Values } from '@emanet/contract/records/fields';
import { valuesOf, type FieldValue, type FormValues } from '../../records/form/values.ts';
import type { RecordRow } from '../../records/register.ts';

/** Fields that depend on the recipient; all others depend on the transferred data. */
const OF_SUPPLIER: readonly string[] = [
  ...['tedarikci_unvan', 'hizmet_konusu', 'veri_isleyen_rolu', 'alici_grubu'],
  ...['aktarim_yontemi', 'yurt_disi_aktarim', 'aktarim_ulkesi', 'yurt_disi_mekanizma'],
  ...['standart_sozlesme_imza_tarihi', 'standart_sozlesme_bildirim_tarihi'],
  ...['standart_sozlesme_bildirim_kaniti', 'standart_sozlesme_turu'],
  ...['standart_sozlesme_bildiren', 'standart_sozlesme_imza_sekli'],
  ...['sozlesme_var_mi', 'sozlesme_tarihi', 'sozlesme_bitis_tarihi', 'alt_isleyenler'],
  ...['veri_isleyen_sozlesmesi', 'alinan_tedbirler', 'son_denetim_tarihi'],
];

/** Answers of the directory: the trade name, and whether and where data go abroad. */
function ofEntry({ tedarikci_unvan, ulke }: Supplier): Values {
  const abroad = countriesIn(ulke ?? '', 'tr').some(({ key }) => key !== HOME);
  return { tedarikci_unvan, ...(abroad && { yurt_disi_aktarim: true, aktarim_ulkesi: ulke }) };
}

type Known = Readonly<{
  directory: readonly Supplier[];
  transfers: readonly RecordRow[];
  /** The edited transfer. */
  except?: number | undefined;
}>;

/** The newest transfer to the supplier with this name, and its entry in the directory. */
function knownOf(name: string, { directory, transfers, except }: Known) {
  const folded = foldTurkish(name);
  const isCalled = (given: unknown) => typeof given === 'string' && foldTurkish(given) === folded;
  const former = transfers
    .filter((row) => row.id !== except && isCalled(row.tedarikci_adi))
    .reduce<RecordRow | undefined>(
      (newest, row) =>
        newest && newest.guncellenme_tarihi > row.guncellenme_tarihi ? newest : row,
      undefined,
    );
  return { entry: directory.find((one) => isCalled(one.tedarikci_adi)), former };
}

/** Values of the directory and of the newest transfer to a supplier for empty fields. */
export function supplierFilling(values: FormValues, known: Known): FormValues {
  const name = typeof values.tedarikci_adi === 'string' ? values.tedarikci_adi : '';
  if (name.trim() === '') return {};
  const { entry, former } = knownOf(name, known);
  const given = { ...former, ...(entry && withoutEmpty(ofEntry(entry))) };
  const fields = supplierTransferFields.filter((field) => OF_SUPPLIER.includes(field.name));
  const filled = valuesOf(fields, given);
  const filling: Record<string, FieldValue> = {};
  for (const field of fields) {
    const value = filled[field.name] ?? null;
    // The form hides a field whose answer contradicts the form's.
    const asked = holds(field.visibleWhen, { ...values, ...filling });
    if (asked && isEmpty(values[field.name]) && !isEmpty(value)) filling[field.name] = value;
  }
  return filling;
}

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
