import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { PrintedPage } from '../../../ui/print/PrintedPage.tsx';
import { MOST_PRINTED, printNote, usePrinting } from '../../../ui/print/printing.ts';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import type { RowId } from '../../../ui/table/useSelection.ts';
import { columnsOf } from './columns.tsx';
import type { Line, LineKind } from './lines.ts';
import { foldedOnPaper, MOST_UNFOLDED, printedOpen } from './printed.ts';
import { useKnownUnfolded } from '../queries.ts';
import classes from '../tables.module.css';
import { Answer } from './Unfolding.tsx';

type Props = Readonly<{
  kind: LineKind;
  lines: readonly Line[];
  total: number;
  open: ReadonlySet<RowId>;
}>;

/** The table on paper: every filtered row, unfolded as on the screen. */
export function LinePrint(props: Props) {
  return usePrinting() ? <Sheet {...props} /> : null;
}

function Sheet({ kind, lines, total, open }: Props) {
  const { t } = useTranslation();
  const [, ...columns] = columnsOf(kind, t);
  const unfolded = new Set(printedOpen(lines, open));
  const notes = [printNote(t, lines.length, total)];
  if (foldedOnPaper(lines, open) > 0)
    notes.push(t('tables.printing.unfolded', { count: MOST_UNFOLDED }));
  return (
    <PrintedPage title={t(`tables.sheets.${kind}`)} notes={notes}>
      <table className={classes.printed}>
        <thead>
          <tr>
            <th>{t(`tables.columns.${kind}`)}</th>
            {columns.map(({ id, label }) => (
              <th key={id}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, MOST_PRINTED).map((line) => (
            <Fragment key={line.name}>
              <tr>
                <th scope="row">
                  {line.name} {line.special && <SpecialMark />}
                  {line.about && (
                    <Text span c="dimmed" fz="xs">
                      {line.about}
                    </Text>
                  )}
                </th>
                {columns.map(({ id, cell }) => (
                  <td key={id}>{cell(line)}</td>
                ))}
              </tr>
              {unfolded.has(line.name) && (
                <tr className={classes.printedPart}>
                  <td colSpan={columns.length + 1}>
                    <Known line={line} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </PrintedPage>
  );
}

/** The browser's own menu prints at once: an answer not loaded by then is marked as missing. */
function Known({ line }: { line: Line }) {
  const { t } = useTranslation();
  const answer = useKnownUnfolded(line.kind, line.name);
  return answer ? <Answer line={line} answer={answer} /> : <p>{t('tables.printing.unknown')}</p>;
}
