import { fieldLabel } from '@emanet/contract/records/labels';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Register } from '../../register.ts';
import { when } from '../../../platform/when.ts';
import type { Draft } from './draft.ts';
import { sameValue } from '../values.ts';

/** So many changed fields are named, the rest counted. */
const MOST_NAMED = 4;

/** The look-up of the field beside whose types assets are chosen. */
const PLACES = 'saklandigi_alan';

type Props = Readonly<{
  register: Register;
  draft: Draft | undefined;
  /** Of a blank form, so there is no record to differ from. */
  isNew: boolean;
  onResume: () => void;
  onDrop: () => void;
}>;

/** Offers the work that was left unsaved; closing it takes the safe way, the draft. */
export function DraftOffer({ register, draft, isNew, onResume, onDrop }: Props) {
  const { t, lang } = useTranslation();
  const changed = register.fields
    .filter(
      ({ name, lookup }) =>
        !sameValue(draft?.base[name] ?? null, draft?.values[name] ?? null) ||
        (lookup === PLACES && draft?.links?.length),
    )
    .map(({ name }) => fieldLabel(register.noun, name, lang));
  const named = changed.slice(0, MOST_NAMED).join(', ');
  return (
    <Modal
      opened={draft !== undefined}
      onClose={onResume}
      title={t('form.draft.title')}
      size={520}
      closeButtonProps={{ 'aria-label': t('form.draft.resume') }}
    >
      <Text c="var(--em-text-2)">
        {draft &&
          t('form.draft.text', { at: when(new Date(draft.savedAt).toISOString(), lang, true) })}
      </Text>
      <Text c="var(--em-text-2)" mt="sm">
        {t(isNew ? 'form.draft.filled' : 'form.draft.changed', {
          count: changed.length,
          names: changed.length > MOST_NAMED ? `${named}…` : named,
        })}
      </Text>
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={onDrop}>
          {t('form.draft.drop')}
        </Button>
        <Button data-autofocus onClick={onResume}>
          {t('form.draft.resume')}
        </Button>
      </Group>
    </Modal>
  );
}
