import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { BackButton } from '../../ui/BackButton.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { useAddressChoice } from '../../ui/panel/useAddressChoice.ts';
import { InviteList } from './InviteList.tsx';
import { InviteOne } from './InviteOne.tsx';
import css from './invite.module.css';
import { useTrainingChanged } from './queries.ts';

const WAYS = ['tek', 'liste', 'dosya'] as const;

/** /farkindalik-egitimi/davet: one person, a pasted list, or a file. */
export default function InvitePage() {
  const { t } = useTranslation();
  const [way, choose] = useAddressChoice('yol', WAYS);
  const navigate = useNavigate();
  const changed = useTrainingChanged();
  const close = () => void navigate('/farkindalik-egitimi');
  const done = (count: number) => {
    notify.success(t('training.added', { count }));
    void changed();
    close();
  };
  return (
    <div className={css.page}>
      <PageHead title={t('training.inviteTitle')}>
        <BackButton to="/farkindalik-egitimi" label={t('training.back')} />
      </PageHead>
      <div className={css.ways}>
        <SegmentedFace
          label={t('training.way')}
          faces={WAYS.map((value) => ({ value, label: t(`training.ways.${value}`) }))}
          value={way}
          onChange={choose}
        />
      </div>
      {way === 'tek' ? (
        <div className={css.one}>
          <Panel>
            <InviteOne onDone={done} onClose={close} />
          </Panel>
        </div>
      ) : (
        <InviteList
          byFile={way === 'dosya'}
          onRead={() => choose('liste')}
          onDone={done}
          onClose={close}
        />
      )}
    </div>
  );
}
