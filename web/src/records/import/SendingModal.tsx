import { Loader, Modal } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { useInert } from '../../ui/useInert.ts';
import css from './import.module.css';

/** Stands while records are being stored; nothing closes it but the answer. */
export function SendingModal({ count }: { count: number }) {
  const { t } = useTranslation();
  useInert(true);
  return (
    <Modal
      opened
      onClose={() => undefined}
      size={460}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={
        <span tabIndex={-1} data-autofocus className={css.sendingTitle}>
          <Loader size={18} aria-hidden />
          {t('import.sending.title', { count })}
        </span>
      }
    >
      <p className={css.sendingText}>{t('import.sending.text')}</p>
    </Modal>
  );
}
