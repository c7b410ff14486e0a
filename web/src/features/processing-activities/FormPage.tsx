import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useLanguage } from '../../platform/i18n.ts';
import type { Remedy } from '../../records/form/field/FieldNote.tsx';
import { AddRecordPage, EditRecordPage, Gone } from '../../records/form/RecordFormPage.tsx';
import { useSuggestions } from '../../records/form/field/useSuggestions.ts';
import { processingActivityRegister } from './register.ts';
import { ACTIVITY_LIBRARY } from '../../records/query-keys.ts';

const NO_NAMES: readonly string[] = [];

/** Where each warning of the field guide is put right. */
const REMEDIES: Readonly<Record<string, Remedy>> = {
  ozel_nitelikli_dayanak_yok: { field: 'isleme_sarti' },
  yalniz_mesru_menfaat: { field: 'islenen_kisisel_veriler' },
  ilkeye_aykiri: { actions: '/aksiyonlar' },
};

/** Names of the library's activities; fetched beside the form, which does not wait for them. */
function useLibraryNames(): readonly string[] {
  const lang = useLanguage();
  const { data } = useQuery({
    queryKey: ACTIVITY_LIBRARY,
    queryFn: async () => (await import('@emanet/contract/data/activity-library.json')).default,
    staleTime: Infinity,
  });
  return useMemo(() => data?.items.map((item) => item[lang]) ?? NO_NAMES, [data, lang]);
}

/** Adds a data-processing activity, or edits the one named in the address. */
export default function FormPage() {
  const { id } = useParams();
  const names = useLibraryNames();
  const known = useMemo(() => ({ surec_ismi: names }), [names]);
  const suggestions = useSuggestions(processingActivityRegister, known);
  const common = { register: processingActivityRegister, suggestions, remedies: REMEDIES };

  if (id === undefined) return <AddRecordPage key="new" {...common} />;
  if (!/^[1-9]\d{0,9}$/.test(id)) return <Gone register={processingActivityRegister} />;
  return <EditRecordPage key={id} {...common} id={Number(id)} />;
}
