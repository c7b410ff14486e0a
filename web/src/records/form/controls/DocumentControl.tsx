import type { Language } from '@emanet/contract/shared/primitives';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useFirstMove } from '../../../platform/useFirstMove.ts';
import { displayValue } from '../../display.ts';
import { useDocuments } from '../../kinds/register-names.ts';
import { SearchSelect } from '../../../ui/search-select/SearchSelect.tsx';
import type { ControlProps } from './control.ts';

/** A calendar day, `YYYY-MM-DD`, in words. */
const dayOf = (date: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** A current document of the field's kinds, found by any part of its name. */
export function DocumentControl(props: ControlProps) {
  const { field, value, onChange, lang, readOnly, aria } = props;
  const { t } = useTranslation();
  const wanted = useFirstMove() || typeof value === 'number';
  const { data: documents = [], isPending, isError } = useDocuments(wanted);
  const fitting = useMemo(
    () => documents.filter((one) => field.documentTypes?.includes(one.dokuman_tur) ?? true),
    [documents, field.documentTypes],
  );
  const data = fitting.map((one) => ({ value: String(one.id), label: one.dokuman_ismi }));
  // A text archived since stays chosen until another is chosen.
  if (typeof value === 'number' && !isPending && !fitting.some((one) => one.id === value))
    data.unshift({
      value: String(value),
      label: displayValue(field, value, lang, { departments: [], documents }),
    });
  const nothing = isPending ? 'common.loading' : isError ? 'form.documents.failed' : undefined;
  return (
    <SearchSelect
      {...aria}
      value={typeof value === 'number' ? String(value) : null}
      data={data}
      clearable={!readOnly}
      clearButtonProps={{ 'aria-label': t('common.clearSelection') }}
      nothingFoundMessage={t(
        nothing ?? (fitting.length === 0 ? 'form.documents.none' : 'form.documents.notFound'),
      )}
      placeholder={t('form.documents.search')}
      readOnly={readOnly}
      error={aria['aria-invalid']}
      renderOption={({ option }) => {
        const found = fitting.find((one) => String(one.id) === option.value);
        return (
          <div>
            <Text size="sm">{option.label}</Text>
            {found && (
              <Text size="xs" c="dimmed">
                {t(`documents.types.${found.dokuman_tur}`)} · {dayOf(found.lastupdated, lang)}
              </Text>
            )}
          </div>
        );
      }}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  );
}
