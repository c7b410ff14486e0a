import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';

type Props = Readonly<{
  names: readonly string[];
  /** Names the list, as the page has many of them. */
  label: string;
}>;

/** Copies a list to the clipboard, a name per line, for the registry's form. */
export function CopyList({ names, label }: Props) {
  const { t } = useTranslation();
  return (
    <CopyButton value={names.join('\n')} timeout={2000}>
      {({ copied, copy }) => (
        <Tooltip label={t(copied ? 'common.copied' : 'tables.copy')}>
          <ActionIcon
            variant="subtle"
            color={copied ? 'moss' : 'gray'}
            aria-label={copied ? t('common.copied') : t('tables.copyOf', { list: label })}
            onClick={copy}
          >
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
}
