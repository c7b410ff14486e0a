import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconFileText } from '@tabler/icons-react';
import { useLanguage } from '../../platform/i18n.ts';
import { sizeText } from './file-check.ts';
import css from './file.module.css';

type Props = Readonly<{ file: File; children: ReactNode }>;

/** The file with its acts. */
export function FileCard({ file, children }: Props) {
  const lang = useLanguage();
  return (
    <div className={`em-row em-rigid ${css.card}`} data-file-card>
      <Box component="span" display="grid" c="var(--em-brand)" aria-hidden>
        <IconFileText size={20} stroke={1.6} />
      </Box>
      <span className={`em-grow em-wrap em-thin ${css.name}`}>
        <strong>{file.name}</strong>
        <Text span c="dimmed" fz="xs" className="em-num">
          {sizeText(file.size, lang)}
        </Text>
      </span>
      <Group className={css.actions} gap="sm" wrap="nowrap">
        {children}
      </Group>
    </div>
  );
}
