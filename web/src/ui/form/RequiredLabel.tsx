import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';

/** Label of a field that must be filled: marked by a word, not by a star. */
export function RequiredLabel({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {children}{' '}
      <Text span inherit fw={450} c="dimmed">
        {t('form.required')}
      </Text>
    </>
  );
}
