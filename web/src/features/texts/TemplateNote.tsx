import { texts, type SingleText } from '@emanet/contract/texts';
import { Button, Group, Modal } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { useTextsChanged } from './queries.ts';
import { Stretches } from './Stretches.tsx';

/** Offers the newer wording of our template, with what it would change; nothing is forced. */
export function TemplateNote({ text }: { text: SingleText }) {
  const { t } = useTranslation();
  const changed = useTextsChanged();
  const [open, setOpen] = useState(false);
  const params = { id: String(text.id) };
  const found = useQuery({
    queryKey: ['texts', text.company_id, 'template', text.id],
    queryFn: async ({ signal }) => (await call(texts.template, { params, signal })).data,
    enabled: open,
  });
  const adopt = useMutation({
    mutationFn: (al: boolean) => call(texts.adopt, { params, body: { al, surum: text.surum } }),
    onSuccess: ({ data, message }) => {
      notify.success(message);
      setOpen(false);
      changed(data);
    },
    onError: (error) => notify.error(error.message),
  });
  return (
    <>
      <Note
        action={
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            {t('texts.seeDifferences')}
          </Button>
        }
      >
        {t('texts.newTemplate')}
      </Note>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        size="lg"
        title={t('texts.newTemplate')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        {found.data ? (
          found.data.farklar.map((one) => (
            <p key={one.k}>
              <b>{one.baslik}</b> <Stretches parts={one.parcalar} />
            </p>
          ))
        ) : (
          <ListSkeleton />
        )}
        <Group gap="sm">
          <Button loading={adopt.isPending} onClick={() => adopt.mutate(true)}>
            {t('texts.takeTemplate')}
          </Button>
          <Button variant="default" onClick={() => adopt.mutate(false)}>
            {t('texts.leaveTemplate')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
