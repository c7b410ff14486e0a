import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { byId } from '@emanet/contract/shared/primitives';
import type { SentenceKey } from '@emanet/contract/shared/sentences';
import { useState } from 'react';
import type { z } from 'zod';
import { useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';

/** Endpoint of an act on one row. */
export type OfRow<
  Body extends z.ZodType = z.ZodType,
  Answer extends { message: string } = { message: string },
> = Endpoint<typeof byId, z.ZodType, Body, z.ZodType<Answer>>;

type Ways<Row> = Readonly<{
  nameOf: (row: Row) => string;
  /** Text under the question; by default it says only that the act can be undone. */
  text?: string | ((row: Row) => string) | undefined;
  /** Undo: restores a deleted row. */
  back: (row: Row) => void;
  onGone?: (() => void) | undefined;
  /** Other sentences for the question and the result. */
  title?: (name: string) => string;
  done?: (name: string) => string;
  failed?: SentenceKey;
}>;

/** Deletes a row after a confirmation (`question`), with an undo. */
export function useNounRemoval<Row extends Readonly<{ id: number }>>(
  endpoint: OfRow,
  { nameOf, text, back, onGone, title, done, failed }: Ways<Row>,
) {
  const { t } = useTranslation();
  // The row stays while the closed dialog fades.
  const [asked, setAsked] = useState<Readonly<{ row: Row; opened: boolean }>>();
  const close = () => setAsked((before) => before && { ...before, opened: false });
  const remove = useAct(endpoint, {
    parts: ({ id }: Row) => at(id),
    onDone: () => onGone?.(),
    onSettled: close,
    told: (_, row) => [
      done?.(nameOf(row)) ?? t('common.deleted', { name: nameOf(row) }),
      () => back(row),
    ],
    ...(failed && { failed }),
  });
  const row = asked?.row;
  const name = row ? nameOf(row) : '';
  const question = (
    <ConfirmModal
      opened={asked?.opened ?? false}
      title={title?.(name) ?? t('common.deleteTitle', { name })}
      confirmLabel={t('common.delete')}
      danger
      busy={remove.isPending}
      onConfirm={() => row && remove.mutate(row)}
      onClose={close}
    >
      {typeof text === 'function' ? row && text(row) : (text ?? t('common.deleteText'))}
    </ConfirmModal>
  );
  return { ask: (one: Row) => setAsked({ row: one, opened: true }), question };
}
