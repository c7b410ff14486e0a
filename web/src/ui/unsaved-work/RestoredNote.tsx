import { Button, Group } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { Note } from '../panel/Note.tsx';
import type { Restored } from './useUnsavedWork.ts';

/** Reports restored half-written work, or offers it where its base has changed. */
export function RestoredNote({ restored }: { restored: Restored }) {
  const { t, lang } = useTranslation();
  if (!restored) return null;
  const { isShown, take, discard } = restored;
  const at = when(new Date(restored.savedAt).toISOString(), lang, true);
  return (
    <Note
      action={
        <Group gap="xs">
          {!isShown && (
            <Button size="xs" variant="default" onClick={take}>
              {t('ui.unsaved.take')}
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={discard}>
            {t('ui.unsaved.discard')}
          </Button>
        </Group>
      }
    >
      {t(isShown ? 'ui.unsaved.restored' : 'ui.unsaved.offered', { at })}
    </Note>
  );
}
