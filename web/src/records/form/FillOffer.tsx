import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { sameValue, type FieldValue, type FormValues } from './values.ts';

type Props = Readonly<{
  values: FormValues;
  set: (name: string, value: FieldValue) => void;
  /** Values that it would write into empty fields. */
  filling: FormValues;
  /** Source of the values. */
  from: 'library' | 'knownSupplier';
  children: ReactNode;
  /** Shown instead when there is nothing to fill. */
  instead?: ReactNode;
}>;

/** Offers to fill the empty fields of a form from known data, with an undo. */
export function FillOffer({ values, set, filling, from, children, instead = null }: Props) {
  const { t } = useTranslation();
  const [filled, setFilled] = useState<Readonly<{ before: FormValues; written: FormValues }>>();
  const write = (fields: FormValues) => {
    for (const [field, value] of Object.entries(fields)) set(field, value);
  };
  if (filled)
    return (
      <Note
        tone="done"
        title={t(`form.${from}.filled`, { count: Object.keys(filled.written).length })}
        announced
        action={
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              // A value that was changed after filling stays.
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
        {t(`form.${from}.check`)}
      </Note>
    );
  const count = Object.keys(filling).length;
  if (count === 0) return instead;
  return (
    <Note
      title={t(`form.${from}.title`)}
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
      {children}
    </Note>
  );
}
