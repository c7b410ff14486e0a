import { changeLogs, WRITE_OF, type Act } from '@emanet/contract/change-logs';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCan } from '../../platform/session/session.tsx';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { useCompanyId } from '../query-keys.ts';
import { actText, fieldsIn, notBackIn } from './acts.ts';

/** Undoes a whole act after a confirmation; names what prevents it and offers to undo the rest. */
export function RevertAct({ act }: { act: Act }) {
  const { t, lang } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  const mayWrite = useCan(WRITE_OF[act.tur]);
  const [asked, setAsked] = useState(false);
  const revert = useMutation({
    mutationFn: (kalan: boolean) =>
      call(changeLogs.revertAct, {
        params: { companyId: String(company), type: act.tur, entryId: String(act.id) },
        body: { kalan },
      }),
    onSuccess: async ({ data: { sayi, atlanan, birlikte, donmeyen } }) => {
      setAsked(false);
      await client.invalidateQueries();
      const text = t('acts.reverted', { count: sayi });
      const fields = fieldsIn(act, birlikte, lang);
      notify.success(fields ? `${text} ${t('acts.along', { fields })}` : text);
      const lost = notBackIn(act, donmeyen, lang);
      if (lost) notify.error(t('changeLog.notBack', { fields: lost }));
      if (atlanan > 0) notify.error(t('acts.left', { count: atlanan }));
    },
  });
  const { error } = revert;
  const overtaken = error instanceof ApiError && error.code === 'ACT_OVERTAKEN';
  const rest = act.sayi - act.engel;
  if (act.geri_alindi || !mayWrite) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconArrowBackUp size={15} aria-hidden />}
        aria-label={`${t('changeLog.revert')}: ${actText(act, t, lang)}`}
        onClick={() => {
          revert.reset();
          setAsked(true);
        }}
      >
        {t('changeLog.revert')}
      </Button>
      <ConfirmModal
        opened={asked}
        title={t('acts.revertTitle')}
        confirmLabel={
          overtaken && rest > 0 ? t('acts.revertRest', { count: rest }) : t('changeLog.revert')
        }
        danger={act.islemler.includes('ekleme')}
        busy={revert.isPending}
        onConfirm={() => revert.mutate(overtaken && rest > 0)}
        onClose={() => setAsked(false)}
      >
        <p>
          <strong>{actText(act, t, lang)}</strong>
        </p>
        <p>
          {act.adlar.join(', ')}
          {act.sayi > act.adlar.length &&
            act.adlar.length > 0 &&
            ` ${t('common.andOthers', { count: act.sayi - act.adlar.length })}`}
        </p>
        <p>{t('acts.revertText')}</p>
        {error && (
          <Note tone="high" announced>
            {error instanceof ApiError ? error.message : t('changeLog.revertFailed')}
          </Note>
        )}
      </ConfirmModal>
    </>
  );
}
