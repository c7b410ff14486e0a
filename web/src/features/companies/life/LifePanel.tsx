import { companies } from '@emanet/contract/companies';
import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../../nouns/act.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { refreshSession } from '../../../platform/session/session-store.ts';
import { dayInTurkey } from '../../../platform/when.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import type { NamedCompany } from '../../../ui/CompanyLine.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { EvidenceMail } from './EvidenceMail.tsx';
import { useErasure } from './queries.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

const EraseModal = atFirstMove(() => import('./EraseModal.tsx'));

/** Archives of a company, the evidence mails of its log, and its erasure; for its managers. */
export function LifePanel({ company }: Readonly<{ company: NamedCompany }>) {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('evidence.title')} text={t('evidence.ofCompany')}>
        <Button component={Link} to="/kanit" variant="default">
          {t('evidence.open')}
        </Button>
      </Panel>
      <Panel title={t('company.evidence.title')} text={t('company.evidence.text')}>
        <EvidenceMail company={company} />
      </Panel>
      <Panel title={t('company.erase.panel')}>
        <Erasure company={company} />
      </Panel>
    </>
  );
}

function Erasure({ company }: Readonly<{ company: NamedCompany }>) {
  const { t, lang } = useTranslation();
  const { company_id } = company;
  const { data: erasure } = useErasure(company_id);
  const [asking, setAsking] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const keep = useAct(companies.cancelErasure, {
    company_id,
    told: 'message',
    onDone: () => void refreshSession(),
  });
  if (!erasure) return null;
  const { bekleyen, isteyebilir } = erasure;
  if (bekleyen)
    return (
      <>
        <Note
          tone="high"
          title={t('company.erase.waits', { date: dayInTurkey(bekleyen.vade, lang) })}
        >
          {t('company.erase.waitsText', {
            who: bekleyen.isteyen,
            date: dayInTurkey(bekleyen.istek_tarihi, lang),
          })}
          <Button variant="default" size="xs" mt="sm" onClick={() => setKeeping(true)}>
            {t('company.erase.cancel')}
          </Button>
        </Note>
        <ConfirmModal
          opened={keeping}
          title={t('company.erase.cancelTitle')}
          confirmLabel={t('company.erase.cancel')}
          cancelLabel={t('common.close')}
          busy={keep.isPending}
          onConfirm={() => keep.mutate({ company_id }, { onSettled: () => setKeeping(false) })}
          onClose={() => setKeeping(false)}
        >
          {t('company.erase.cancelText')}
        </ConfirmModal>
      </>
    );
  return (
    <>
      <Text mb="sm" fz="sm" c="var(--em-text-2)">
        {t(isteyebilir ? 'company.erase.text' : 'company.erase.administrator')}
      </Text>
      {isteyebilir && (
        <ActButton variant="subtle" color="brick" icon={IconTrash} onClick={() => setAsking(true)}>
          {t('company.erase.open')}
        </ActButton>
      )}
      {asking && <EraseModal company={company} onClose={() => setAsking(false)} />}
    </>
  );
}
