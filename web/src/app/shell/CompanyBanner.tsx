import type { CompanyEntry } from '@emanet/contract/auth';
import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { dayInTurkey } from '../../platform/when.ts';
import { Note } from '../../ui/panel/Note.tsx';

/** Over every screen of a company that is read-only, in erasure or at the end of its trial. */
export default function CompanyBanner({ company }: Readonly<{ company: CompanyEntry }>) {
  const { t, lang } = useTranslation();
  const mayRead = useCan('organization.read');
  const { salt_okunur, silinecek, deneme_bitisi, deneme_bitti } = company;
  return (
    <Stack className="em-screen" gap="sm" pt="md">
      {silinecek && (
        <Note
          tone="high"
          title={t('shell.closed.erased', { date: dayInTurkey(silinecek, lang) })}
          action={
            mayRead && (
              <Anchor component={Link} to="/sirket?bolum=veri">
                {t('shell.closed.toCompany')}
              </Anchor>
            )
          }
        >
          {t('shell.closed.erasedText')}
        </Note>
      )}
      {deneme_bitisi && (
        <Note
          tone="mid"
          title={t(deneme_bitti ? 'shell.closed.trialOver' : 'shell.closed.trial', {
            date: dayInTurkey(deneme_bitisi, lang),
          })}
        >
          {t(deneme_bitti ? 'shell.closed.trialOverText' : 'shell.closed.trialText')}
        </Note>
      )}
      {salt_okunur && (
        <Note tone="mid" title={t('shell.closed.reads')}>
          {t('shell.closed.readsText')}
        </Note>
      )}
    </Stack>
  );
}
