import { texts, type SingleText } from '@emanet/contract/texts';
import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../nouns/act.ts';
import { at, useRead, useShow } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { Stretches } from './Stretches.tsx';

/** Offers the newer wording of our template, with what it would change; nothing is forced. */
export function TemplateNote({ text }: { text: SingleText }) {
  const { t } = useTranslation();
  const show = useShow(texts.single);
  const [open, setOpen] = useState(false);
  const found = useRead(texts.template, at(text.id), { enabled: open });
  const adopt = useAct(texts.adopt, {
    parts: (al: boolean) => ({ ...at(text.id), body: { al, surum: text.surum } }),
    told: 'message',
    onDone: ({ data }) => {
      setOpen(false);
      show(at(data.id), data);
    },
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
