import { Menu } from '@mantine/core';
import { IconClipboardText, IconWand } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';

type Props = Readonly<{ wizard: string; onAsk: () => void }>;

/** The wizard and the questionnaire as entries of a small screen's menu. */
export default function PhoneItems({ wizard, onAsk }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Item component={Link} to={wizard} leftSection={<IconWand size={17} aria-hidden />}>
        {t('records.nouns.processingActivities.wizard')}
      </Menu.Item>
      <Menu.Item leftSection={<IconClipboardText size={17} aria-hidden />} onClick={onAsk}>
        {t('questionnaire.open')}
      </Menu.Item>
    </>
  );
}
