import { ActionIcon, Anchor, Box, Button, Group, Text } from '@mantine/core';
import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useTabTitle } from '../../ui/useTabTitle.ts';
import type { Register } from '../register.ts';
import { when } from '../../platform/when.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import type { DraftState } from './draft/useDraft.ts';
import classes from './FormHead.module.css';

type Props = Readonly<{
  register: Register;
  id: number | undefined;
  back: string;
  title: string;
  draft: Pick<DraftState, 'savedAt' | 'failed'>;
  saving: boolean;
}>;

/** Stays in view: place, title, state of the draft, and the way out. */
export function FormHead({ register, id, back, title, draft, saving }: Props) {
  const { t } = useTranslation();
  const name = title || t(id === undefined ? registerText(register.noun, 'added') : 'form.unnamed');
  useTabTitle(name);
  return (
    <header className={`em-row ${classes.head}`}>
      <ActionIcon
        component={Link}
        to={back}
        variant="subtle"
        color="gray"
        aria-label={t('common.backToList')}
      >
        <IconArrowLeft size={19} stroke={1.8} />
      </ActionIcon>
      <Box className={classes.name} miw={0} flex="1 1 0">
        <Box visibleFrom="md" fz="meta" c="dimmed">
          <Anchor component={Link} to={back} inherit c="inherit">
            {t(registerText(register.noun, 'title'))}
          </Anchor>
          {' / '}
          {t(id === undefined ? 'form.addCrumb' : 'form.editCrumb')}
        </Box>
        <Text component="h1" fz="xl" fw={640} lh={1.3} truncate>
          {name}
        </Text>
      </Box>
      <DraftNote {...draft} />
      <div className={classes.actions}>
        <Button component={Link} to={back} variant="default">
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={saving} aria-keyshortcuts="Control+S">
          {t(id === undefined ? 'common.save' : 'common.saveChanges')}
        </Button>
      </div>
    </header>
  );
}

function DraftNote({ savedAt, failed }: Props['draft']) {
  const { t, lang } = useTranslation();
  const at = savedAt === undefined ? '' : when(new Date(savedAt).toISOString(), lang, true);
  return (
    <Group className={classes.draft} gap="tight" fz="meta" c="dimmed" aria-live="off">
      {(failed || at) && <IconDeviceFloppy size={15} stroke={1.7} aria-hidden />}
      {failed ? t('form.draft.failed') : at && t('form.draft.kept', { at })}
    </Group>
  );
}
