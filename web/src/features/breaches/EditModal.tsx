import { breaches, type SingleBreach } from '@emanet/contract/breaches';
import {
  BREACH_ROLES,
  CAUSE_WORDS,
  CAUSES,
  dataCategories,
  ELEMENT_WORDS,
  ELEMENTS,
  roleInWords,
} from '@emanet/contract/breaches/choices';
import { BREACH_LABELS } from '@emanet/contract/breaches/fields';
import { choicesOf } from '@emanet/contract/lookups';
import { MultiSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { Fragment } from 'react';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { departmentOption, personOption, useDepartments } from '../../records/name-queries.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import { momentField } from './countdown.ts';
import { GroupLines, MeasureLines } from './Lines.tsx';
import { usePeople, useShown } from './queries.ts';

type Name = keyof typeof BREACH_LABELS;

/** Fields of each part of the form; 0 is the breach itself. Decisions have their own screens. */
const PARTS: Readonly<Record<number, readonly (Name | 'sorumlu_id')[]>> = {
  0: ['baslik', 'sorumlu_id', 'department_id', 'farkeden', 'sifat'],
  1: ['hazirlayan'],
  2: [
    ...(['olay_baslangici', 'olay_bitisi', 'fark_edilme', 'farkeden'] as const),
    ...(['isleyen_haberi', 'ogrenme', 'ogrenme_nedeni', 'tespit_sekli'] as const),
  ],
  3: ['nedenler', 'olus_bicimi', 'unsurlar', 'calisan_egitimi'],
  4: ['kategoriler'],
  5: ['kisi_gruplari', 'kayit_sayisi', 'kategoriler', 'unsurlar'],
  6: ['etkiler', 'sorumluya_etki'],
  7: ['onceki_tedbirler', 'onceki_tedbir_notu'],
  8: ['sonraki_tedbirler'],
  9: ['irtibat', 'diger_bildirimler', 'yurtdisi_makamlar'],
  10: ['gecikme_nedeni'],
};

const MOMENTS: readonly string[] = [
  ...['olay_baslangici', 'olay_bitisi', 'fark_edilme', 'isleyen_haberi', 'ogrenme'],
];
const LONG: readonly string[] = [
  ...['tespit_sekli', 'olus_bicimi', 'etkiler', 'onceki_tedbir_notu'],
  ...['irtibat', 'diger_bildirimler', 'gecikme_nedeni', 'ogrenme_nedeni'],
  ...['sorumluya_etki', 'calisan_egitimi', 'yurtdisi_makamlar'],
];

const initialOf = (row: SingleBreach) => ({
  baslik: row.baslik,
  sorumlu_id: row.sorumlu_id === null ? '' : String(row.sorumlu_id),
  department_id: row.department_id === null ? '' : String(row.department_id),
  farkeden: row.farkeden ?? '',
  sifat: row.sifat ?? ('' as const),
  hazirlayan: row.hazirlayan ?? '',
  olay_baslangici: momentField(row.olay_baslangici),
  olay_bitisi: momentField(row.olay_bitisi),
  fark_edilme: momentField(row.fark_edilme),
  isleyen_haberi: momentField(row.isleyen_haberi),
  ogrenme: momentField(row.ogrenme),
  tespit_sekli: row.tespit_sekli ?? '',
  nedenler: row.nedenler,
  olus_bicimi: row.olus_bicimi ?? '',
  unsurlar: row.unsurlar,
  kategoriler: row.kategoriler,
  kisi_gruplari: row.kisi_gruplari,
  kayit_sayisi: row.kayit_sayisi,
  etkiler: row.etkiler ?? '',
  onceki_tedbirler: row.onceki_tedbirler,
  onceki_tedbir_notu: row.onceki_tedbir_notu ?? '',
  sonraki_tedbirler: row.sonraki_tedbirler,
  irtibat: row.irtibat ?? '',
  diger_bildirimler: row.diger_bildirimler ?? '',
  gecikme_nedeni: row.gecikme_nedeni ?? '',
  ogrenme_nedeni: row.ogrenme_nedeni ?? '',
  sorumluya_etki: row.sorumluya_etki ?? '',
  calisan_egitimi: row.calisan_egitimi ?? '',
  yurtdisi_makamlar: row.yurtdisi_makamlar ?? '',
});
type Values = ReturnType<typeof initialOf>;

type Props = Readonly<{ row: SingleBreach; section: number; onClose: () => void }>;

/** One part of a breach, corrected by hand. */
export default function EditModal({ row, section, onClose }: Props) {
  const { t, lang } = useTranslation();
  const shown = useShown();
  const names = PARTS[section] ?? [];
  const form = useApiForm({
    endpoint: breaches.update,
    params: { id: String(row.id) },
    initial: initialOf(row),
    bodyOf: (values) => only(values, names),
    version: row.surum,
    onDone: told(shown, onClose),
  });
  const departments = useDepartments();
  const people = usePeople();
  const label = (name: Name) => BREACH_LABELS[name][lang];
  const inWords = (list: readonly Readonly<{ code: string; tr: string; en: string }>[]) =>
    list.map((one) => ({ value: one.code, label: one[lang] }));
  const several = (
    name: 'kategoriler' | 'onceki_tedbirler',
    data: { value: string; label: string }[],
  ) => (
    <MultiSelect
      {...form.field(name, label(name))}
      onChange={(chosen) => form.set(name, chosen)}
      searchable
      data={data}
    />
  );
  const inputOf = (name: (typeof names)[number]) => {
    switch (name) {
      case 'sorumlu_id':
        return (
          <SearchSelect
            {...form.field(name, label('sorumlu'))}
            value={form.values[name] || null}
            onChange={(value) => form.set(name, value ?? '')}
            clearable
            data={(people.data ?? []).map(personOption)}
          />
        );
      case 'department_id':
        return (
          <SearchSelect
            {...form.field(name, label(name))}
            value={form.values[name] || null}
            onChange={(value) => form.set(name, value ?? '')}
            clearable
            data={(departments.data ?? []).map(departmentOption)}
          />
        );
      case 'sifat':
        return (
          <Select
            {...form.field(name, label(name))}
            value={form.values[name] || null}
            onChange={(value) => form.set(name, BREACH_ROLES.find((one) => one === value) ?? '')}
            allowDeselect={false}
            data={BREACH_ROLES.map((value) => ({ value, label: roleInWords(value, lang) }))}
          />
        );
      case 'nedenler':
        return (
          <MultiSelect
            {...form.field(name, label(name))}
            onChange={(chosen) => form.set(name, among(CAUSES, chosen))}
            searchable
            data={CAUSES.map((value) => ({ value, label: CAUSE_WORDS[value][lang] }))}
          />
        );
      case 'unsurlar':
        return (
          <MultiSelect
            {...form.field(name, label(name))}
            onChange={(chosen) => form.set(name, among(ELEMENTS, chosen))}
            data={ELEMENTS.map((value) => ({ value, label: ELEMENT_WORDS[value][lang] }))}
          />
        );
      case 'kategoriler':
        return several(name, inWords(dataCategories()));
      case 'onceki_tedbirler':
        return several(name, inWords(choicesOf('alinan_tedbirler')));
      case 'kisi_gruplari':
        return (
          <GroupLines
            label={label(name)}
            value={form.values[name]}
            onChange={(value) => form.set(name, value)}
          />
        );
      case 'sonraki_tedbirler':
        return (
          <MeasureLines
            label={label(name)}
            value={form.values[name]}
            onChange={(value) => form.set(name, value)}
          />
        );
      case 'kayit_sayisi':
        return (
          <NumberInput
            value={form.values[name] ?? ''}
            onChange={(value) => form.set(name, value === '' ? null : Number(value))}
            min={0}
            thousandSeparator={lang === 'tr' ? '.' : ','}
            decimalSeparator={lang === 'tr' ? ',' : '.'}
            label={label(name)}
          />
        );
      default:
        return textOf(name);
    }
  };
  const { fark_edilme, isleyen_haberi, ogrenme } = form.values;
  const isLater = [fark_edilme, isleyen_haberi].some((at) => at !== '' && at < ogrenme);
  const learnedLater = (isLater || form.values.ogrenme_nedeni !== '') && (
    <>
      <Note tone="mid">{t('breaches.learnedLater')}</Note>
      <Textarea
        {...form.field('ogrenme_nedeni', label('ogrenme_nedeni'))}
        description={t('breaches.learnedLaterText')}
        autosize
        minRows={2}
      />
    </>
  );
  const textOf = (name: Name) => {
    const value = name in form.values ? form.values[name as keyof Values] : undefined;
    if (typeof value !== 'string') return null;
    const bound = { ...form.field(name as keyof Values, label(name)), value };
    if (name === 'ogrenme_nedeni') return learnedLater;
    if (LONG.includes(name)) return <Textarea {...bound} autosize minRows={3} />;
    if (MOMENTS.includes(name)) return <DayInput {...bound} time />;
    return (
      <TextInput
        {...bound}
        description={name === 'hazirlayan' ? t('breaches.preparedText') : undefined}
        autoComplete="off"
      />
    );
  };
  return (
    <FormModal form={form} title={t('breaches.editTitle')} onClose={onClose}>
      {section === 1 && <p>{t('breaches.companyText')}</p>}
      {names.map((name) => (
        <Fragment key={name}>{inputOf(name)}</Fragment>
      ))}
    </FormModal>
  );
}

/** Chosen values of a list, in the list's order. */
const among = <Value extends string>(all: readonly Value[], chosen: readonly string[]): Value[] =>
  all.filter((one) => chosen.includes(one));

/** Only the fields of this part; `ogrenme` cannot be emptied. */
function only(values: Values, names: readonly string[]) {
  const kept = Object.entries(values).filter(([name]) => names.includes(name));
  // Names of the values, narrowed at run time: the contract's check validates what is sent.
  return Object.fromEntries(kept) as Partial<Values>;
}
