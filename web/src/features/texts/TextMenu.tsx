import { texts, type SingleText } from '@emanet/contract/texts';
import { ActionIcon } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCursorText,
  IconDots,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useTextRemoval } from './list/useTextActs.ts';

const RenameModal = atFirstMove(() => import('./editing/RenameModal.tsx'));

/** Archives a text, or takes it out of the archive; both have an undo. */
export function useArchive({ id, surum }: Pick<SingleText, 'id' | 'surum'>) {
  const archive = useAct(texts.archive, {
    parts: ({ guncel, of = surum }: { guncel: boolean; of?: number }) => ({
      ...at(id),
      body: { guncel, surum: of },
    }),
    told: ({ data, message }) => [
      message,
      () => archive.mutate({ guncel: !data.guncel, of: data.surum }),
    ],
  });
  return archive;
}

/** Acts on a text as a whole: its name, the archive, and its deletion while it was never shown. */
export function TextMenu({ text }: { text: SingleText }) {
  const { t } = useTranslation();
  const go = useNavigate();
  const [renames, setRenames] = useState(false);
  const archive = useArchive(text);
  const removal = useTextRemoval(() => void go('/metinler'));
  return (
    <>
      <MenuButton
        position="bottom-end"
        button={(button) => (
          <ActionIcon
            {...button}
            variant="default"
            size="input-sm"
            aria-label={t('ui.table.menu', { name: text.ad })}
          >
            <IconDots size={18} />
          </ActionIcon>
        )}
      >
        {text.govde && text.durum !== 'yayinda' && (
          <MenuAct icon={IconCursorText} onClick={() => setRenames(true)}>
            {t('texts.rename')}
          </MenuAct>
        )}
        <MenuAct
          icon={text.guncel ? IconArchive : IconArchiveOff}
          onClick={() => archive.mutate({ guncel: !text.guncel })}
        >
          {t(text.guncel ? 'ui.archive.archive' : 'ui.archive.unarchive')}
        </MenuAct>
        {text.yayindaki === null && (
          <MenuAct color="var(--em-high)" icon={IconTrash} onClick={() => removal.ask(text)}>
            {t('common.delete')}
          </MenuAct>
        )}
      </MenuButton>
      {renames && text.govde && (
        <RenameModal text={text} body={text.govde} onClose={() => setRenames(false)} />
      )}
      {removal.question}
    </>
  );
}
