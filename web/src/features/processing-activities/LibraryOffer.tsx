import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LibraryItem } from '@emanet/contract/records/library';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import { useUser } from '../../platform/session/session.tsx';
import { sameValue, type FieldValue, type FormValues } from '../../records/form/values.ts';
import { useDocuments } from '../../records/name-queries.ts';
import { SectorPicks } from '../../records/library/SectorPicks.tsx';
import { LIBRARY_PARTS, type LibraryPart } from '../../records/library/useSector.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { fillingOf, inLibrary } from './library-fill.ts';

type Props = Readonly<{
  values: FormValues;
  set: (name: string, value: FieldValue) => void;
  items: readonly LibraryItem[] | undefined;
  part: LibraryPart;
  onPart: (part: LibraryPart) => void;
}>;

/** Offers to fill the empty fields of an activity whose name stands in the library, and to take it back. */
export function LibraryOffer({ values, set, items, part, onPart }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { role } = useUser();
  const { data: documents = [] } = useDocuments();
  const [filled, setFilled] = useState<Readonly<{ before: FormValues; written: FormValues }>>();
  const name = typeof values.surec_ismi === 'string' ? values.surec_ismi : '';
  const item = inLibrary(items ?? [], name);

  const write = (fields: FormValues) => {
    for (const [field, value] of Object.entries(fields)) set(field, value);
  };
  if (filled)
    return (
      <Note
        tone="done"
        title={t('form.library.filled', { count: Object.keys(filled.written).length })}
        announced
        action={
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              // A value that was changed since it was filled in stays.
              const untouched = Object.entries(filled.written).filter(([field, value]) =>
                sameValue(values[field] ?? null, value),
              );
              write(
                Object.fromEntries(
                  untouched.map(([field]) => [field, filled.before[field] ?? null]),
                ),
              );
              setFilled(undefined);
            }}
          >
            {t('common.undo')}
          </Button>
        }
      >
        {t('form.library.check')}
      </Note>
    );
  const filling = item ? fillingOf(item, values, { role, documents }) : {};
  const count = Object.keys(filling).length;
  if (name === '') return <SectorPicks parts={LIBRARY_PARTS} value={part} onPick={onPart} />;
  if (!item || count === 0) return null;
  return (
    <Note
      title={t('form.library.title')}
      announced
      action={
        <Button
          size="xs"
          onClick={() => {
            setFilled({ before: values, written: filling });
            write(filling);
          }}
        >
          {t('form.library.fill', { count })}
        </Button>
      }
    >
      {t('form.library.text')}
      {item.unverified &&
        ` ${t('form.library.unverified', { source: item.source, date: dayShort(item.checked, lang) })}`}
    </Note>
  );
}
