import { Modal } from '@mantine/core';
import { usePhone } from '../../ui/usePhone.ts';
import { useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { PaletteContent } from './PaletteContent.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** It was closed without a choice. */
  onDismissed: () => void;
};

/** Ctrl+K: finds any record, screen or action. */
export default function Palette({ opened, onClose, onDismissed }: Props) {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const chosen = useRef(false);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      // A choice opens its page; the focus returns only without a choice.
      returnFocus={false}
      onExitTransitionEnd={() => {
        if (!chosen.current) onDismissed();
        chosen.current = false;
      }}
      withCloseButton={false}
      centered={false}
      fullScreen={isPhone}
      yOffset="11vh"
      size={640}
      padding={0}
      classNames={{ content: 'em-column em-clip', body: 'em-column em-fill em-clip' }}
      attributes={{ content: { 'aria-label': t('search.title') } }}
    >
      <PaletteContent
        isPhone={isPhone}
        onClose={onClose}
        onChosen={() => {
          chosen.current = true;
          onClose();
        }}
      />
    </Modal>
  );
}
