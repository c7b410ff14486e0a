import { processingActivities } from '@emanet/contract/processing-activities';
import { MOST_BULK } from '@emanet/contract/records/bulk';
import { texts, type SingleText } from '@emanet/contract/texts';
import { Anchor } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { Link } from 'react-router';
import { at, useChanged, useRead } from '../../../nouns/read.ts';
import { call } from '../../../platform/api/client.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCan } from '../../../platform/session/session.tsx';
import { refreshAll, useCompanyId } from '../../../records/query-keys.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';

/** The document of a published text, and the activities that do not name it yet. */
export function DocumentPanel({ text }: { text: SingleText }) {
  const { t } = useTranslation();
  const mayWrite = useCan('texts.write');
  if (text.dokuman_id === null) return null;
  return (
    <Panel title={t('texts.document')}>
      <Anchor component={Link} to={`/dokumanlar?kayit=${text.dokuman_id}`}>
        {t('texts.openDocument')}
      </Anchor>
      {mayWrite && <LinkActivities id={text.id} />}
    </Panel>
  );
}

type Unnamed = z.output<typeof texts.unnamed.answers>['data'];

function LinkActivities({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data } = useRead(texts.unnamed, at(id), { refetchOnMount: 'always' });
  const { link, busy } = useLink();
  if (!data?.alan || data.satirlar.length === 0) return null;
  return (
    <>
      <p className="em-quiet">{t('texts.linkText')}</p>
      <ActButton
        variant="default"
        size="xs"
        icon={IconLink}
        loading={busy}
        onClick={() => link(data)}
      >
        {t('texts.linkActivities', { count: data.satirlar.length })}
      </ActButton>
    </>
  );
}

/** Links activities by the register's bulk edit, with an undo. */
function useLink() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  const textsChanged = useChanged('texts');
  const documentsChanged = useChanged('documents');
  const onError = (error: Error) => notify.error(error.message);
  const onSettled = () => {
    textsChanged();
    documentsChanged();
    return refreshAll(client, company);
  };
  const undo = useMutation({
    mutationFn: async (acts: readonly string[]) => {
      for (const toplu_islem of acts)
        await call(processingActivities.undoBulkUpdate, {
          body: { toplu_islem },
          idempotencyKey: newKey(),
        });
    },
    onError,
    onSettled,
  });
  const save = useMutation({
    mutationFn: async ({ alan, dokuman_id, satirlar }: Unnamed) => {
      const done = { count: 0, left: 0, acts: [] as string[] };
      for (let from = 0; alan && from < satirlar.length; from += MOST_BULK) {
        const some = satirlar.slice(from, from + MOST_BULK);
        const { data } = await call(processingActivities.bulkUpdate, {
          body: { satirlar: some, alan, islem: 'bos_ise_yaz', deger: dokuman_id },
          idempotencyKey: newKey(),
        });
        done.count += data.degisen.length;
        done.left += data.cakisan.length + data.reddedilen.length;
        if (data.toplu_islem) done.acts.push(data.toplu_islem);
      }
      return done;
    },
    onError,
    onSettled,
    onSuccess: ({ count, left, acts }) => {
      if (count > 0)
        notify.success(t('texts.linked', { count }), { undo: () => undo.mutate(acts) });
      if (left > 0) notify.error(t('records.bulk.overtaken', { count: left }));
    },
  });
  return { link: save.mutate, busy: save.isPending };
}
