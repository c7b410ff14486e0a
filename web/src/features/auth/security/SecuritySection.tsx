import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { AppPanel } from './AppPanel.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { SideNotes } from './SideNotes.tsx';
import { useSecurity, useSecurityActs } from './useSecurity.ts';
import { CodesModal } from './CodesModal.tsx';

/** Second steps, recovery codes and open sessions of the own account. */
export function SecuritySection() {
  const { t } = useTranslation();
  const user = useUser();
  const query = useSecurity();
  const acts = useSecurityActs();
  const { data } = query;
  return (
    <div>
      {user.ikinci_adim_gerekli && (
        <Note tone="mid" title={t('security.neededTitle')}>
          {t('security.neededText')}
        </Note>
      )}
      {data && (
        <div className="em-columns" data-lead>
          <div>
            <PasskeysPanel keys={data.gecis_anahtarlari} acts={acts} />
            <AppPanel since={data.uygulama} acts={acts} />
            <SessionsPanel sessions={data.oturumlar} acts={acts} />
          </div>
          <SideNotes security={data} acts={acts} />
        </div>
      )}
      {!data && query.error && <ErrorState query={query} title={t('security.failed')} />}
      {!data && !query.error && (
        <div
          className="em-columns"
          data-lead
          role="status"
          aria-busy="true"
          aria-label={t('common.loading')}
        >
          <div>
            <Skeleton height={190} radius="lg" />
            <Skeleton height={110} radius="lg" mt="md" />
            <Skeleton height={240} radius="lg" mt="md" />
          </div>
          <Skeleton height={300} radius="lg" />
        </div>
      )}
      <CodesModal codes={acts.codes} onClose={acts.codesSeen} />
    </div>
  );
}
