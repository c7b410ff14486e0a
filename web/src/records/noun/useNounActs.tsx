import type { flag } from '@emanet/contract/shared/primitives';
import type { SentenceKey } from '@emanet/contract/shared/sentences';
import { IconPencil } from '@tabler/icons-react';
import type { z } from 'zod';
import { useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ArchiveItems } from '../../ui/menu/ArchiveItems.tsx';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { useNounRemoval, type OfRow } from './useNounRemoval.tsx';

type NounRow = Readonly<{ id: number; guncel: boolean; surum?: number }>;
type Moved = OfRow<
  z.ZodType<unknown, { guncel: z.input<typeof flag>; surum?: unknown }>,
  { message: string; data: { surum: number } }
>;

/** Sentences of the specification for acts that fail without one of the server. */
type Failed = Readonly<Record<'archive' | 'unarchive' | 'delete', SentenceKey>>;

/** Archives a row or restores it; both can be undone. */
export function useNounArchive(endpoint: Moved, onGone?: () => void, sentences?: Failed) {
  const failed = ({ guncel }: NounRow) =>
    sentences?.[guncel ? 'unarchive' : 'archive'] ?? 'networkFailed';
  const parts = ({ id, guncel, surum }: NounRow) => ({ ...at(id), body: { guncel, surum } });
  const back = useAct(endpoint, { parts, failed, told: 'message' });
  const move = useAct(endpoint, {
    parts,
    failed,
    onDone: () => onGone?.(),
    told: ({ message, data: { surum } }, { id, guncel }) => [
      message,
      () => back.mutate({ id, guncel: !guncel, surum }),
    ],
  });
  return ({ id, guncel }: NounRow) => move.mutate({ id, guncel: !guncel });
}

type Endpoints = Readonly<{ archive: Moved; delete: OfRow; restore: OfRow }>;

type Ways<Row> = Readonly<{
  nameOf: (row: Row) => string;
  onEdit: (row: Row) => void;
  /** Another label of its entry. */
  edit?: string;
  /** Shown before a row is deleted. */
  text?: string | ((row: Row) => string);
  /** Replaces archiving at once. */
  onArchive?: (row: Row) => void;
  onGone?: () => void;
  failed?: Failed;
}>;

/** Acts on a row with an archive: its menu entries, and the `question` before its deletion. */
export function useNounActs<Row extends NounRow>(
  endpoints: Endpoints,
  { nameOf, onEdit, edit, text, onArchive, onGone, failed }: Ways<Row>,
) {
  const { t } = useTranslation();
  const move = useNounArchive(endpoints.archive, onGone, failed);
  const restore = useAct(endpoints.restore, { parts: at, told: 'message' });
  const { ask, question } = useNounRemoval<Row>(endpoints.delete, {
    nameOf,
    text,
    back: ({ id }) => restore.mutate(id),
    onGone,
    ...(failed && { failed: failed.delete }),
  });
  const entries = (row: Row) => (
    <>
      <MenuAct icon={IconPencil} onClick={() => onEdit(row)}>
        {edit ?? t('common.edit')}
      </MenuAct>
      <ArchiveItems
        current={row.guncel}
        onArchive={() => (onArchive ?? move)(row)}
        onDelete={() => ask(row)}
      />
    </>
  );
  return { entries, question, move };
}
