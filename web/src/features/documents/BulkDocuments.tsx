import { DOCUMENT_TYPES, documents, type DocumentRow } from '@emanet/contract/documents';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { at, useChanged } from '../../nouns/read.ts';
import { ApiError, call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { dayShort } from '../../platform/when.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import type { TableModel } from '../../ui/table/useDataTable.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';

/** Usual days until the next review. */
const REVIEWS = [182, 365, 730] as const;

/** An act on one document, and its undo while the document has the version that the act made. */
type Deed = Readonly<{
  run: (row: DocumentRow) => Promise<{ data: Readonly<{ surum: number }> } | { message: string }>;
  back?: (row: DocumentRow, surum?: number) => ReturnType<Deed['run']>;
}>;

const update = (
  row: DocumentRow,
  body: Partial<Pick<DocumentRow, 'dokuman_tur' | 'gozden_gecirme' | 'surum'>>,
) => call(documents.update, { ...at(row.id), body });
const move = (guncel: boolean) => (row: DocumentRow, surum?: number) =>
  call(documents.archive, { ...at(row.id), body: { guncel, surum } });

const ACTS: Readonly<Record<'archive' | 'unarchive' | 'delete', Deed>> = {
  archive: { run: (row) => move(false)(row), back: move(true) },
  unarchive: { run: (row) => move(true)(row), back: move(false) },
  delete: {
    run: ({ id }) => call(documents.delete, at(id)),
    back: ({ id }) => call(documents.restore, at(id)),
  },
};

/** Does the same with one document after the other, with progress and one undo for all. */
function useInTurn() {
  const { t } = useTranslation();
  const changed = useChanged('documents');
  const [done, setDone] = useState<number>();
  async function inTurn(rows: readonly DocumentRow[], { run, back }: Deed) {
    const well = new Map<DocumentRow, number | undefined>();
    const failed: string[] = [];
    for (const row of rows) {
      setDone(well.size + failed.length);
      try {
        const answer = await run(row);
        well.set(row, 'data' in answer ? answer.data.surum : undefined);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failed.push(`${row.dokuman_ismi}: ${error.message}`);
      }
    }
    setDone(undefined);
    changed();
    if (well.size > 0)
      notify.success(
        t('documents.bulk.done', { count: well.size }),
        back && {
          undo: () => void inTurn([...well.keys()], { run: (row) => back(row, well.get(row)) }),
        },
      );
    for (const one of failed) notify.error(one);
  }
  return { done, inTurn };
}

type Props = Readonly<{ table: TableModel<DocumentRow>; archived: boolean }>;

/** Acts on all ticked documents; a document in use is not deleted with the others. */
export function BulkDocuments({ table, archived }: Props) {
  const { t, lang } = useTranslation();
  const { done, inTurn } = useInTurn();
  const [asked, setAsked] = useState<'archive' | 'delete'>();
  const { selection } = table;
  const chosen = selection.rows;
  const used = chosen.filter(({ faaliyet_sayisi }) => faaliyet_sayisi > 0).length;
  const touched =
    asked === 'delete' ? chosen.filter(({ faaliyet_sayisi }) => faaliyet_sayisi === 0) : chosen;
  const start = (rows: readonly DocumentRow[], deed: Deed) =>
    void inTurn(rows, deed).then(() => {
      setAsked(undefined);
      selection.clear();
    });
  const quiet = { size: 'xs', variant: 'default', disabled: done !== undefined } as const;
  return (
    <SelectionBar selection={selection} rows={table.rows}>
      {!archived && (
        <>
          <MenuButton
            button={(button) => (
              <Button {...button} {...quiet}>
                {t('documents.bulk.type')}
              </Button>
            )}
          >
            {DOCUMENT_TYPES.map((dokuman_tur) => (
              <MenuAct
                key={dokuman_tur}
                onClick={() =>
                  start(chosen, {
                    run: (row) => update(row, { dokuman_tur }),
                    back: (row, surum) => update(row, { dokuman_tur: row.dokuman_tur, surum }),
                  })
                }
              >
                {t(`documents.types.${dokuman_tur}`)}
              </MenuAct>
            ))}
          </MenuButton>
          <MenuButton
            button={(button) => (
              <Button {...button} {...quiet}>
                {t('documents.review')}
              </Button>
            )}
          >
            {REVIEWS.map((days) => {
              const gozden_gecirme = daysAfter(todayInTurkey(), days);
              return (
                <MenuAct
                  key={days}
                  onClick={() =>
                    start(chosen, {
                      run: (row) => update(row, { gozden_gecirme }),
                      back: (row, surum) =>
                        update(row, { gozden_gecirme: row.gozden_gecirme, surum }),
                    })
                  }
                >
                  {dayShort(gozden_gecirme, lang)}
                </MenuAct>
              );
            })}
          </MenuButton>
        </>
      )}
      <Button
        {...quiet}
        onClick={() => (archived ? start(chosen, ACTS.unarchive) : setAsked('archive'))}
      >
        {t(archived ? 'ui.archive.unarchive' : 'ui.archive.archive')}
      </Button>
      <Button {...quiet} c="var(--em-high)" onClick={() => setAsked('delete')}>
        {t('ui.archive.delete')}
      </Button>
      <ConfirmModal
        opened={asked !== undefined}
        title={t(`documents.bulk.ask.${asked ?? 'archive'}`, { count: touched.length })}
        confirmLabel={t(`ui.archive.${asked ?? 'archive'}`)}
        danger={asked === 'delete'}
        busy={done !== undefined}
        {...(done !== undefined && {
          progress: {
            done,
            total: touched.length,
            label: t('documents.bulk.progress', { done, total: touched.length }),
          },
        })}
        onConfirm={() => touched.length > 0 && start(touched, ACTS[asked ?? 'archive'])}
        onClose={() => setAsked(undefined)}
      >
        {used > 0
          ? t(`documents.bulk.used.${asked ?? 'archive'}`, { count: used })
          : t('documents.bulk.undoable')}
      </ConfirmModal>
    </SelectionBar>
  );
}
