import { ActionIcon, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';

type Props = Readonly<{ label: string; description: string; copyLabel: string; address: string }>;

/** An address that is shown this once, to be copied. */
export function ShownOnce({ label, description, copyLabel, address }: Props) {
  const { t } = useTranslation();
  return (
    <TextInput
      readOnly
      label={label}
      description={description}
      value={address}
      onFocus={(event) => event.currentTarget.select()}
      rightSection={
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={copied ? t('common.copied') : copyLabel}
              onClick={copy}
            >
              {copied ? <IconCheck size={17} aria-hidden /> : <IconCopy size={17} aria-hidden />}
            </ActionIcon>
          )}
        </CopyButton>
      }
    />
  );
}
