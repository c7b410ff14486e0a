import { IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

/** Leads to the import of the list. */
export function ImportLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <ActButton component={Link} to={to} variant="default" icon={IconTableImport}>
      {t('import.open')}
    </ActButton>
  );
}
