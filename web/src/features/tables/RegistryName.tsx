import { Text } from '@mantine/core';
import { useLanguage } from '../../platform/i18n.ts';

type Props = Readonly<{ named: string; turkish: string | undefined }>;

/** A name in the reader's language, with the Turkish one of the registry's screen beside it. */
export function RegistryName({ named, turkish }: Props) {
  const lang = useLanguage();
  if (lang === 'tr' || !turkish || turkish === named) return named;
  return (
    <>
      {named}{' '}
      <Text span lang="tr" fz="meta" c="var(--em-text-2)">
        {turkish}
      </Text>
    </>
  );
}
