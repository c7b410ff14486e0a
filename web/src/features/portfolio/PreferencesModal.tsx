import { useTranslation } from '../../platform/i18n.ts';
import { PortfolioChoices } from './PortfolioChoices.tsx';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

/** The choices of a consultant, opened from the portfolio; the account page has them too. */
export default function PreferencesModal({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useTranslation();
  return (
    <OpenModal onClose={onClose} title={t('portfolio.preferences')}>
      <PortfolioChoices />
    </OpenModal>
  );
}
