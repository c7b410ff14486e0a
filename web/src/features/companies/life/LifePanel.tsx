import { companies } from '@emanet/contract/companies';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { refreshSession } from '../../../platform/session/session-store.ts';
import { dayInTurkey } from '../../../platform/when.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import type { NamedCompany } from '../../../ui/CompanyLine.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Archives } from './Archives.tsx';
import { EraseModal } from './EraseModal.tsx';
import css from './life.module.css';
import { useErasure, useLifeChanged } from './queries.ts';

/** Data of a company taken along, and its erasure; for those who manage it. */
export function LifePanel({ company }: Readonly<{ company: NamedCompany }>) {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('company.archive.title')}>
        <Archives company_id={company.company_id} />
      </Panel>
      <Panel title={t('company.erase.panel')}>
        <Erasure company={company} />
      </Panel>
    </>
  );
}

function Erasure({ company }: Readonly<{ company: NamedCompany }>) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_id } = company;
  const { data: erasure } = useErasure(company_id);
  const changed = useLifeChanged(company_id);
  const [asking, setAsking] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const keep = useMutation({
    mutationFn: () => call(companies.cancelErasure, { company_id }),
    onSuccess: ({ message }) => {
      notify.success(message);
      void refreshSession();
    },
    onError: (error) => notify.error(error.message),
    onSettled: () => {
      setKeeping(false);
      return changed();
    },
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
          <Button
            variant="default"
            size="xs"
            className={css.below}
            onClick={() => setKeeping(true)}
          >
            {t('company.erase.cancel')}
          </Button>
        </Note>
        <ConfirmModal
          opened={keeping}
          title={t('company.erase.cancelTitle')}
          confirmLabel={t('company.erase.cancel')}
          cancelLabel={t('common.close')}
          busy={keep.isPending}
          onConfirm={() => keep.mutate()}
          onClose={() => setKeeping(false)}
        >
          {t('company.erase.cancelText')}
        </ConfirmModal>
      </>
    );
  return (
    <>
      <p className={css.text}>
        {t(isteyebilir ? 'company.erase.text' : 'company.erase.administrator')}
      </p>
      {isteyebilir && (
        <Button
          variant="subtle"
          color="brick"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('company.erase.open')}
        </Button>
      )}
      {asking && <EraseModal company={company} onClose={() => setAsking(false)} />}
    </>
  );
}
