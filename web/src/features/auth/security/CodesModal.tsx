import { useState } from 'react';
import { Button, Checkbox, CopyButton, Group, Modal, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import css from './security.module.css';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

type Props = Readonly<{ codes: readonly string[]; onClose: () => void }>;

/** Recovery codes, shown this once; it closes when the person confirms that they are kept. */
export function CodesModal({ codes, onClose }: Props) {
  const { t } = useTranslation();
  const [kept, setKept] = useState(false);
  const text = codes.join('\n');
  const close = () => {
    setKept(false);
    onClose();
  };
  return (
    <Modal
      opened={codes.length > 0}
      onClose={() => undefined}
      title={t('security.codesTitle')}
      size={520}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Text c="var(--em-text-2)" mb="sm">
        {t('security.codesText')}
      </Text>
      <ol className={`em-stack em-line em-round em-canvas ${css.codes}`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group gap="sm" mb="md">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <ActButton variant="default" icon={IconCopy} onClick={copy}>
              {t(copied ? 'common.copied' : 'common.copy')}
            </ActButton>
          )}
        </CopyButton>
        <ActButton
          component="a"
          variant="default"
          download="emanet-kurtarma-kodlari.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          icon={IconDownload}
        >
          {t('common.download')}
        </ActButton>
      </Group>
      <Checkbox
        label={t('security.codesKept')}
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Group justify="flex-end" mt="lg">
        <Button disabled={!kept} onClick={close}>
          {t('security.done')}
        </Button>
      </Group>
    </Modal>
  );
}
