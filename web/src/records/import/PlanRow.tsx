import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { CellProblem, PlannedRow } from '@emanet/contract/records/import';
import { useTranslation } from '../../platform/i18n.ts';
import { Changes } from '../drawer/Changes.tsx';
import type { ImportTarget } from './target.ts';
import css from './import.module.css';
import plan from './plan.module.css';
import { holdsLongText } from './rows.ts';

/** So many changes or problems of a row are shown before it is unfolded. */
const FEW = 3;

type Props = Readonly<{
  target: ImportTarget;
  row: PlannedRow;
  open: boolean;
  onToggle: () => void;
}>;

/** One row of the file: its number, the record, and what becomes of it or why nothing does. */
export function PlanRow({ target, row, open, onToggle }: Props) {
  const { t } = useTranslation();
  const changes = target.changesOf(row);
  const hidden = Math.max(changes.length, row.sorunlar.length) - FEW;
  const more = hidden > 0 ? t('import.more', { count: hidden }) : t('import.whole');
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <article className={plan.row} data-open={open || undefined}>
      <div className={plan.rowHead}>
        <span className={`${plan.number} em-num`}>{t('import.row', { number: row.satir })}</span>
        <span className={plan.fate} data-fate={row.durum}>
          {t(`import.fate.${row.durum}`)}
        </span>
      </div>
      <div className={plan.rowName}>
        <strong>{row.ad || t('import.unnamed')}</strong>
        <span className={css.quiet}>{row.departman}</span>
      </div>
      <div className={plan.what}>
        <Changes changes={open ? changes : changes.slice(0, FEW)} />
        <Problems problems={open ? row.sorunlar : row.sorunlar.slice(0, FEW)} />
        {(hidden > 0 || holdsLongText(changes)) && (
          <UnstyledButton className={plan.more} aria-expanded={open} onClick={onToggle}>
            {open ? t('import.less') : more}
            <Chevron size={14} aria-hidden />
          </UnstyledButton>
        )}
      </div>
    </article>
  );
}

function Problems({ problems }: { problems: readonly CellProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={plan.problemList}>
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
