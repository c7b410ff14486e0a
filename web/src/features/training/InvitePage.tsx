import { Box, Stack } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { useAddressChoice } from '../../ui/panel/useAddressChoice.ts';
import { InviteList } from './InviteList.tsx';
import { InviteOne } from './InviteOne.tsx';
import css from './invite.module.css';

const WAYS = ['tek', 'liste', 'dosya'] as const;

/** /farkindalik-egitimi/davet: one person, a pasted list, or a file. */
export default function InvitePage() {
  const { t } = useTranslation();
  const [way, choose] = useAddressChoice('yol', WAYS);
  const navigate = useNavigate();
  const changed = useChanged('training');
  const close = () => void navigate('/farkindalik-egitimi');
  const done = (count: number) => {
    notify.success(t('training.added', { count }));
    changed();
    close();
  };
  return (
    <Stack
      className={css.page}
      gap={0}
      mih="calc(100dvh - var(--em-nav) - var(--mantine-spacing-xl))"
    >
      <PageHead
        title={t('training.inviteTitle')}
        back={{ to: '/farkindalik-egitimi', label: t('training.title') }}
      >
        <SegmentedFace
          label={t('training.way')}
          faces={WAYS.map((value) => ({ value, label: t(`training.ways.${value}`) }))}
          value={way}
          onChange={choose}
        />
      </PageHead>
      {way === 'tek' ? (
        <Box w="100%" maw="var(--em-width-form)" pb="xl">
          <Panel>
            <InviteOne onDone={done} onClose={close} />
          </Panel>
        </Box>
      ) : (
        <InviteList
          byFile={way === 'dosya'}
          onRead={() => choose('liste')}
          onDone={done}
          onClose={close}
        />
      )}
    </Stack>
  );
}
