import { useMemo } from 'react';
import type { LibraryItem } from '@emanet/contract/records/library';
import { ACTIVITY_RULES } from '@emanet/contract/records/rules/activity-rules';
import { useParams } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import type { Remedy } from '../../records/form/field/FieldNote.tsx';
import { Gone } from '../../records/form/Gone.tsx';
import { AddRecordPage, EditRecordPage } from '../../records/form/RecordFormPage.tsx';
import type { NameOffer } from '../../records/form/form-props.ts';
import { useSuggestions } from '../../records/form/field/useSuggestions.ts';
import { useSector, LIBRARY_PARTS, type LibraryPart } from '../../records/library/useSector.ts';
import { dayShort } from '../../platform/when.ts';
import { useUser } from '../../platform/session/session.tsx';
import { FillOffer } from '../../records/form/FillOffer.tsx';
import type { FieldValue, FormValues } from '../../records/form/values.ts';
import { useDocuments } from '../../records/kinds/register-names.ts';
import { SectorPicks } from '../../records/library/SectorPicks.tsx';
import { processingActivityRegister } from './register.ts';
import { useActivityLibrary } from './useActivityLibrary.ts';
import { fillingOf, offeredFor } from './library-fill.ts';

const NO_NAMES: readonly string[] = [];

/** Where each warning of the field guide is put right. */
const REMEDIES: Readonly<Record<string, Remedy>> = {
  ozel_nitelikli_dayanak_yok: { field: 'isleme_sarti' },
  yalniz_mesru_menfaat: { field: 'islenen_kisisel_veriler' },
  ilkeye_aykiri: { actions: '/aksiyonlar' },
};

/** Names of the library's activities. */
function useLibraryNames(items: readonly LibraryItem[] | undefined): readonly string[] {
  const lang = useLanguage();
  return useMemo(() => items?.map((item) => item[lang]) ?? NO_NAMES, [items, lang]);
}

/** Adds a data-processing activity, or edits the one named in the address. */
export default function FormPage() {
  const { id } = useParams();
  const [part, setPart] = useSector();
  const items = useActivityLibrary(part, id === undefined);
  const names = useLibraryNames(items);
  const offer: NameOffer = ({ values, set }) => (
    <LibraryOffer values={values} set={set} items={items} part={part} onPart={setPart} />
  );
  const known = useMemo(() => ({ surec_ismi: names }), [names]);
  const suggestions = useSuggestions(processingActivityRegister, known);
  const common = {
    register: processingActivityRegister,
    rules: ACTIVITY_RULES,
    suggestions,
    remedies: REMEDIES,
    offer,
  };

  if (id === undefined) return <AddRecordPage key="new" {...common} />;
  if (!/^[1-9]\d{0,9}$/.test(id)) return <Gone register={processingActivityRegister} />;
  return <EditRecordPage key={id} {...common} id={Number(id)} />;
}

type Props = Readonly<{
  values: FormValues;
  set: (name: string, value: FieldValue) => void;
  items: readonly LibraryItem[] | undefined;
  part: LibraryPart;
  onPart: (part: LibraryPart) => void;
}>;

/** Offers to fill the empty fields of an activity whose name stands in the library. */
function LibraryOffer({ values, set, items, part, onPart }: Props) {
  const { t, lang } = useTranslation();
  const { role } = useUser();
  const name = typeof values.surec_ismi === 'string' ? values.surec_ismi : '';
  const { data: documents = [] } = useDocuments(name !== '');
  const item = offeredFor(items ?? [], values);
  return (
    <FillOffer
      values={values}
      set={set}
      filling={item ? fillingOf(item, values, { role, documents }) : {}}
      from="library"
      instead={
        name === '' ? <SectorPicks parts={LIBRARY_PARTS} value={part} onPick={onPart} /> : null
      }
    >
      {t('form.library.text')}
      {item?.unverified &&
        ` ${t('form.library.unverified', { source: item.source, date: dayShort(item.checked, lang) })}`}
    </FillOffer>
  );
}
