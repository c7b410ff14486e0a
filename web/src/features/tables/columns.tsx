import type { ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { AbroadMark } from '../../ui/AbroadMark.tsx';
import type { Line, LineKind, SortKey } from './lines.ts';
import classes from './tables.module.css';

type FigureKey = Exclude<SortKey, 'ad'>;

export type Column = Readonly<{
  key: FigureKey | 'ulke' | 'sozlesme' | 'tedbir';
  sort?: FigureKey;
  cell: (line: Line) => ReactNode;
}>;

const figure = (value: number) => (
  <span className={`em-num ${value === 0 ? classes.nothing : ''}`}>{value}</span>
);

/** Columns behind the name. */
export function columnsOf(kind: LineKind, t: TFunction): Column[] {
  const activities: Column = {
    key: 'faaliyet',
    sort: 'faaliyet',
    cell: (line) => figure(line.activities),
  };
  const categories: Column = {
    key: 'kategori',
    sort: 'kategori',
    cell: (line) => figure(line.categories),
  };
  const country: Column = {
    key: 'ulke',
    cell: (line) =>
      line.abroad && (
        <span className={classes.country}>
          <AbroadMark />
          {line.countries.join(', ') || t('tables.noCountry')}
        </span>
      ),
  };
  const missing: Column = {
    key: 'eksik',
    sort: 'eksik',
    cell: (line) => line.abroad && <Mechanism missing={line.missing} t={t} />,
  };
  return kind === 'tedarikciler'
    ? [
        { key: 'aktarim', sort: 'aktarim', cell: (line) => figure(line.transfers) },
        activities,
        categories,
        country,
        missing,
        {
          key: 'sozlesme',
          cell: (line) => <Agreement line={line} t={t} />,
        },
      ]
    : [
        activities,
        categories,
        country,
        missing,
        { key: 'tedbir', cell: (line) => figure(line.measures) },
      ];
}

function Mechanism({ missing, t }: { missing: number; t: TFunction }) {
  return missing > 0 ? (
    <span className={classes.missing}>{t('tables.mechanismMissing', { count: missing })}</span>
  ) : (
    t('tables.mechanismThere')
  );
}

function Agreement({ line, t }: { line: Line; t: TFunction }) {
  if (line.agreements === line.transfers) return t('tables.agreementThere');
  return (
    <span className={classes.missing}>
      {line.agreements === 0
        ? t('tables.agreementMissing')
        : t('tables.agreementPart', { with: line.agreements, all: line.transfers })}
    </span>
  );
}
