import type { LibraryItem } from '@emanet/contract/records/library';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import { useUser } from '../../platform/session/session.tsx';
import { FillOffer } from '../../records/form/FillOffer.tsx';
import type { FieldValue, FormValues } from '../../records/form/values.ts';
import { useDocuments } from '../../records/name-queries.ts';
import { SectorPicks } from '../../records/library/SectorPicks.tsx';
import { LIBRARY_PARTS, type LibraryPart } from '../../records/library/useSector.ts';
import { fillingOf, inLibrary } from './library-fill.ts';

type Props = Readonly<{
  values: FormValues;
  set: (name: string, value: FieldValue) => void;
  items: readonly LibraryItem[] | undefined;
  part: LibraryPart;
  onPart: (part: LibraryPart) => void;
}>;

/** Offers to fill the empty fields of an activity whose name stands in the library. */
export function LibraryOffer({ values, set, items, part, onPart }: Props) {
  const { t, lang } = useTranslation();
  const { role } = useUser();
  const { data: documents = [] } = useDocuments();
  const name = typeof values.surec_ismi === 'string' ? values.surec_ismi : '';
  const item = inLibrary(items ?? [], name);
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
