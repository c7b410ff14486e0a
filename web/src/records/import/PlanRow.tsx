import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { CellProblem, PlannedRow } from '@emanet/contract/records/import';
import { useLanguage, useTranslation } from '../../app/i18n.ts';
import { ChangedValue } from '../drawer/ChangedValue.tsx';
import log from '../drawer/log.module.css';
import type { Register } from '../register.ts';
import css from './import.module.css';
import { changesIn } from './rows.ts';

/** So many changes or problems of a row are shown before it is unfolded. */
const FEW = 3;
/** A text of this length may be cut to three lines until then. */
const LONG = 120;

type Props = Readonly<{
  register: Register;
  row: PlannedRow;
  open: boolean;
  onToggle: () => void;
}>;

/** One row of the file: its number, the record, and what becomes of it or why nothing does. */
export function PlanRow({ register, row, open, onToggle }: Props) {
  const { t } = useTranslation();
  const hidden = Math.max(row.alanlar.length, row.sorunlar.length) - FEW;
  const long = row.alanlar.some(({ eski, yeni }) =>
    [eski, yeni].some((text) => text !== null && text.length > LONG),
  );
  const more = hidden > 0 ? t('import.more', { count: hidden }) : t('import.whole');
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <article className={css.row} data-open={open || undefined}>
      <div className={css.rowHead}>
        <span className={`${css.number} em-num`}>{t('import.row', { number: row.satir })}</span>
        <span className={css.fate} data-fate={row.durum}>
          {t(`import.fate.${row.durum}`)}
        </span>
      </div>
      <div className={css.rowName}>
        <strong>{row.ad || t('import.unnamed')}</strong>
        <span className={css.quiet}>{row.departman}</span>
      </div>
      <div className={css.what}>
        <Changes register={register} row={row} open={open} />
        <Problems problems={open ? row.sorunlar : row.sorunlar.slice(0, FEW)} />
        {(hidden > 0 || long) && (
          <UnstyledButton className={css.more} aria-expanded={open} onClick={onToggle}>
            {open ? t('import.less') : more}
            <Chevron size={14} aria-hidden />
          </UnstyledButton>
        )}
      </div>
    </article>
  );
}

function Changes({ register, row, open }: Omit<Props, 'onToggle'>) {
  const lang = useLanguage();
  if (row.alanlar.length === 0) return null;
  const changes = changesIn(row, register.fields, register.noun, lang);
  return (
    <dl className={log.changes}>
      {(open ? changes : changes.slice(0, FEW)).map((change) => (
        <div key={change.alan}>
          <dt>{change.label}</dt>
          <dd>
            <ChangedValue change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Problems({ problems }: { problems: readonly CellProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={css.problemList}>
      {problems.map(({ hucre, baslik, neden }, at) => (
        <li key={at}>
          <code>{hucre}</code>
          <span>
            {baslik && <b>{baslik}: </b>}
            {neden}
          </span>
        </li>
      ))}
    </ul>
  );
}
