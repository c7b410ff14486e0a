import { actorName } from '@emanet/contract/shared/actor-types';
import { Group, Text } from '@mantine/core';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import type { Field } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { AbroadMark } from '../../../ui/AbroadMark.tsx';
import { BasisChips } from '../../../ui/BasisChips.tsx';
import { CompletenessBar } from '../../../ui/CompletenessBar.tsx';
import { RiskMark } from '../../../ui/RiskMark.tsx';
import { Cut } from '../../../ui/table/Cut.tsx';
import type { Names } from '../../kinds/kind.ts';
import { displayValue, saysAbroad } from '../../display.ts';
import type { RecordRow } from '../../register.ts';
import { when, whenInFull } from '../../../platform/when.ts';
import { ConfirmationMark } from '../../verdict/ConfirmationMark.tsx';
import { VerdictMark } from '../../verdict/VerdictMark.tsx';
import type { Column } from './columns.ts';
import { articlesIn, namesIn, SHOWN } from './in-sight.ts';

type Props = {
  row: RecordRow;
  column: Column;
  lang: Language;
  names: Names;
  /** Paper has no title to hover, and "yesterday" is soon another day. */
  whole?: boolean;
};

/** Value of one column in one row, on one line. */
export function Cell({ row, column, lang, names, whole = false }: Props) {
  switch (column.kind) {
    case 'hukum':
      return <VerdictMark row={row} />;
    case 'risk':
      return <RiskMark risk={row.risk} />;
    case 'eksiksizlik':
      return <CompletenessBar value={row.eksiksizlik} warned={row.hukum === 'Uyarılı'} />;
    case 'guncelleyen':
      return actorName(row.guncelleyen, lang);
    case 'guncellenme_tarihi':
      return (
        <Text
          component="time"
          inherit
          c="dimmed"
          className="em-num"
          dateTime={row.guncellenme_tarihi}
          title={whenInFull(row.guncellenme_tarihi, lang)}
        >
          {whole ? whenInFull(row.guncellenme_tarihi, lang) : when(row.guncellenme_tarihi, lang)}
        </Text>
      );
    case 'field':
      return <FieldCell row={row} field={column.field} lang={lang} names={names} whole={whole} />;
  }
}

type FieldProps = Omit<Props, 'column'> & { field: Field };

function FieldCell({ row, field, lang, names, whole = false }: FieldProps) {
  if (field.control === 'confirmation') return <ConfirmationMark row={row} />;
  const value = row[field.name];
  if (kindOf(field).reference === 'department') return row.department_name;
  if (field.lookup === 'isleme_sarti') {
    const articles = articlesIn(value);
    return <BasisChips codes={articles} most={whole ? articles.length : SHOWN} />;
  }
  if (kindOf(field).many) {
    const all = namesIn(field, value, lang, names);
    return <NameList names={all} most={whole ? all.length : SHOWN} />;
  }
  if (value === true && saysAbroad(field)) return <AbroadMark withText />;
  return displayValue(field, value, lang, names);
}

type NameListProps = { names: readonly { name: string; special: boolean }[]; most: number };

/** The first names, how many more there are, and all of them in the title. */
function NameList({ names, most }: NameListProps) {
  const hidden = names.length - most;
  return (
    <Group
      component="span"
      gap="xs"
      wrap="nowrap"
      align="baseline"
      title={names.map((one) => one.name).join(', ')}
    >
      <Cut>
        {names.slice(0, most).map(({ name, special }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            {special ? (
              <Text span inherit fw={620} c="var(--em-special)">
                {name}
              </Text>
            ) : (
              name
            )}
          </span>
        ))}
      </Cut>
      {hidden > 0 && (
        <Text span inherit c="dimmed">
          +{hidden}
        </Text>
      )}
    </Group>
  );
}
