import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useTabTitle } from '../../ui/useTabTitle.ts';
import type { Register } from '../register.ts';
import { when } from '../../platform/when.ts';
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

/** Stays in view: where this is, what it is called, whether it is kept, and the way out. */
export function FormHead({ register, id, back, title, draft, saving }: Props) {
  const { t } = useTranslation();
  const texts = `form.registers.${register.noun}` as const;
  const name = title || t(id === undefined ? `${texts}.add` : 'form.unnamed');
  useTabTitle(name);
  return (
    <header className={classes.head}>
      <ActionIcon
        component={Link}
        to={back}
        variant="subtle"
        color="gray"
        aria-label={t('form.backToList')}
      >
        <IconArrowLeft size={19} stroke={1.8} />
      </ActionIcon>
      <div className={classes.name}>
        <div className={classes.crumbs}>
          <Link to={back}>{t(`${texts}.list`)}</Link>
          {' / '}
          {t(id === undefined ? `${texts}.addCrumb` : `${texts}.editCrumb`)}
        </div>
        <h1>{name}</h1>
      </div>
      <DraftNote {...draft} />
      <div className={classes.actions}>
        <Button component={Link} to={back} variant="default">
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={saving} aria-keyshortcuts="Control+S">
          {t(id === undefined ? 'form.saveNew' : 'form.saveChanges')}
        </Button>
      </div>
    </header>
  );
}

function DraftNote({ savedAt, failed }: Props['draft']) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const at = savedAt === undefined ? '' : when(new Date(savedAt).toISOString(), lang, true);
  return (
    <div className={classes.draft} aria-live="off">
      {(failed || at) && <IconDeviceFloppy size={15} stroke={1.7} aria-hidden />}
      {failed ? t('form.draft.failed') : at && t('form.draft.kept', { at })}
    </div>
  );
}
