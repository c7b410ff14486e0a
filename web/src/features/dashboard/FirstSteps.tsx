import { Button } from '@mantine/core';
import { registerEntry } from '@emanet/contract/records/registers';
import { IconWand } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { maySee } from '../../platform/navigation.ts';
import { useUser } from '../../platform/session/session.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import css from './dashboard.module.css';

const { importPath } = registerEntry('processingActivities');

/** The ways to begin, for a company that has nothing on record. */
export function FirstSteps() {
  const { t } = useTranslation();
  const organizes = maySee('/organizasyon', useUser());
  return (
    <div className={css.steps}>
      <Note
        title={t('dashboard.first.title')}
        action={
          <span className={css.ways}>
            {organizes && (
              <Button component={Link} to="/organizasyon" variant="default">
                {t('dashboard.first.departments')}
              </Button>
            )}
            <Button component={Link} to={importPath} variant="default">
              {t('dashboard.first.import')}
            </Button>
            <Button
              component={Link}
              to="/envanter/sihirbaz"
              leftSection={<IconWand size={16} aria-hidden />}
            >
              {t('dashboard.first.wizard')}
            </Button>
          </span>
        }
      >
        {t('dashboard.first.text')}
      </Note>
    </div>
  );
}
