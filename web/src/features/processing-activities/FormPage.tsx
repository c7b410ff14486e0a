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
import { fillingOf, offeredFor } from './library-fill.ts';
import type { Sector } from '@emanet/contract/inventory';
import { statusIn } from '@emanet/contract/law/library-status';
import { useQuery } from '@tanstack/react-query';
import { useFirstMove } from '../../platform/useFirstMove.ts';
import { ACTIVITY_LIBRARY } from '../../records/query-keys.ts';

const SETS: Readonly<
  Record<Sector, () => Promise<Readonly<{ default: Readonly<{ items: readonly LibraryItem[] }> }>>>
> = {
  saglik: () => import('@emanet/contract/data/sectors/saglik.json'),
  ozel_okul: () => import('@emanet/contract/data/sectors/ozel_okul.json'),
  otel: () => import('@emanet/contract/data/sectors/otel.json'),
  site_yonetimi: () => import('@emanet/contract/data/sectors/site_yonetimi.json'),
  e_ticaret: () => import('@emanet/contract/data/sectors/e_ticaret.json'),
  uretim: () => import('@emanet/contract/data/sectors/uretim.json'),
  lojistik: () => import('@emanet/contract/data/sectors/lojistik.json'),
  insaat: () => import('@emanet/contract/data/sectors/insaat.json'),
  yazilim: () => import('@emanet/contract/data/sectors/yazilim.json'),
  muhasebe: () => import('@emanet/contract/data/sectors/muhasebe.json'),
  hukuk_burosu: () => import('@emanet/contract/data/sectors/hukuk_burosu.json'),
  eczane: () => import('@emanet/contract/data/sectors/eczane.json'),
  dernek: () => import('@emanet/contract/data/sectors/dernek.json'),
};

/**
 * The library's activities, those of the chosen sector first; fetched beside the form, which does
 * not wait for them. An activity without a name gets no offers before the first move, so its form
 * comes without these 30 KB.
 */
function useActivityLibrary(part: LibraryPart, isNew: boolean) {
  const moved = useFirstMove();
  const { data } = useQuery({
    enabled: moved || !isNew,
    queryKey: [...ACTIVITY_LIBRARY, part],
    queryFn: async (): Promise<readonly LibraryItem[]> => {
      const general = import('@emanet/contract/data/activity-library.json');
      const wanted = part === 'tumu' ? Object.values(SETS) : part === 'genel' ? [] : [SETS[part]];
      const sets = await Promise.all(wanted.map((load) => load()));
      return [...sets.flatMap((set) => set.default.items), ...(await general).default.items];
    },
    staleTime: Infinity,
  });
  return data;
}

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

/** Offers to fill the empty fields of an activity whose name is in the library. */
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
      {item?.onerilmez && ` ${t('inventory.library.discouragedText')}`}
      {item && ` ${t(`inventory.library.statusText.${statusIn(item.status)}`)}`}
      {item &&
        ` ${t('inventory.library.from', { source: item.source, date: dayShort(item.checked, lang) })}`}
    </FillOffer>
  );
}
