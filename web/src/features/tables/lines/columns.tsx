import { Group, Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { AbroadMark } from '../../../ui/AbroadMark.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Cut } from '../../../ui/table/Cut.tsx';
import type { Line, LineKind } from './lines.ts';

type FigureId = 'aktarim' | 'faaliyet' | 'kategori' | 'tedbir';
type TextId = 'ulke' | 'eksik' | 'sozlesme';

export const SORTS: readonly string[] = ['ad', 'aktarim', 'faaliyet', 'kategori', 'eksik'];

/** The columns of a table: a name, figures, and gaps. */
export function columnsOf(kind: LineKind, t: TFunction): Column<Line>[] {
  const figure = (id: FigureId, value: (line: Line) => number, sorts = true): Column<Line> => ({
    id,
    label: t(`tables.columns.${id}`),
    width: 96,
    figure: true,
    fallsFirst: true,
    cell: (line) => (
      <Text span inherit c={value(line) === 0 ? 'dimmed' : undefined}>
        {value(line)}
      </Text>
    ),
    ...(sorts && { sortBy: value }),
  });
  const text = (id: TextId, width: number, cell: Column<Line>['cell']): Column<Line> => ({
    id,
    label: t(`tables.columns.${id}`),
    width,
    cell,
  });
  const name: Column<Line> = {
    id: 'ad',
    label: t(`tables.columns.${kind}`),
    width: 360,
    least: 240,
    cell: (line) => (
      <>
        <Cut title={line.name} />
        {line.special && <SpecialMark />}
        {line.about && (
          <Text span c="dimmed" fz="xs">
            {line.about}
          </Text>
        )}
      </>
    ),
    sortBy: (line) => line.name,
  };
  const activities = figure('faaliyet', (line) => line.activities);
  const categories = figure('kategori', (line) => line.categories);
  const country = text('ulke', 170, (line) =>
    line.abroad === null ? (
      <span className="em-quiet">{t('tables.abroadOpen')}</span>
    ) : (
      line.abroad && (
        <Group component="span" display="inline-flex" gap="xs" wrap="nowrap">
          <AbroadMark />
          <Cut title={line.countries.join(', ') || t('tables.noCountry')} />
        </Group>
      )
    ),
  );
  const missing: Column<Line> = {
    ...text('eksik', 200, (line) => line.abroad && <Mechanism missing={line.missing} t={t} />),
    sortBy: (line) => line.missing,
    fallsFirst: true,
  };
  return kind === 'tedarikciler'
    ? [
        name,
        figure('aktarim', (line) => line.transfers),
        activities,
        categories,
        country,
        missing,
        text('sozlesme', 190, (line) => <Agreement line={line} t={t} />),
      ]
    : [
        name,
        activities,
        categories,
        country,
        missing,
        figure('tedbir', (line) => line.measures, false),
      ];
}

function Mechanism({ missing, t }: { missing: number; t: TFunction }) {
  return missing > 0 ? (
    <Missing>{t('tables.mechanismMissing', { count: missing })}</Missing>
  ) : (
    t('tables.mechanismThere')
  );
}

function Agreement({ line, t }: { line: Line; t: TFunction }) {
  const { agreements, openAgreements: open, transfers: all } = line;
  if (agreements === all) return t('tables.agreementThere');
  if (open === all) return t('tables.agreementOpen');
  const part = t('tables.agreementPart', { with: agreements, all });
  return (
    <Missing>
      {agreements + open === 0
        ? t('tables.agreementMissing')
        : [part, ...(open > 0 ? [t('tables.agreementsOpen', { open })] : [])].join(', ')}
    </Missing>
  );
}

/** Mark of a missing part of a line. */
export const Missing = ({ children }: { children: ReactNode }) => (
  <Text span inherit fw={560} c="var(--em-mid)">
    {children}
  </Text>
);
