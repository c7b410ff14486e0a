import { IconClipboardText, IconWand } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';

type Props = Readonly<{ wizard: string; onAsk: () => void }>;

/** The wizard and the questionnaire as entries of a small screen's menu. */
export default function PhoneItems({ wizard, onAsk }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <MenuAct component={Link} to={wizard} icon={IconWand}>
        {t('records.wizard')}
      </MenuAct>
      <MenuAct icon={IconClipboardText} onClick={onAsk}>
        {t('questionnaire.open')}
      </MenuAct>
    </>
  );
}
