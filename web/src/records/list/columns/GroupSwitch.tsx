import { Switch } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';

type Props = Readonly<{ grouped: boolean; onChange: (grouped: boolean) => void }>;

/** Switch that groups the rows by department. */
export default function GroupSwitch({ grouped, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Switch
      size="xs"
      label={t('records.columns.grouped')}
      checked={grouped}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
