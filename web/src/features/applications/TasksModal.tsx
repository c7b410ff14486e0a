import { useState } from 'react';
import { applications, type Application } from '@emanet/contract/applications';
import { DISPOSALS } from '@emanet/contract/applications/touched';
import { Button, Checkbox, Group, Modal, Select } from '@mantine/core';
import { call } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { useVerb } from './queries.ts';
import { tasksFor, type Chosen } from './touched.ts';

type Props = Readonly<{ row: Application; chosen: Chosen; onClose: () => void }>;

/** Tasks for the chosen records and their recipients; each becomes an action with its proof. */
export function TasksModal({ row, chosen, onClose }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [gorev, setGorev] = useState<(typeof DISPOSALS)[number]>(
    row.haklar.includes('d') && !row.haklar.includes('e') ? 'duzelt' : 'sil',
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const offered = tasksFor(chosen, row.gorevler, gorev, lang);
  const wanted = offered.filter(({ key }) => !left.has(key));
  const open = useVerb(() =>
    call(applications.tasks, {
      params: { id: String(row.id) },
      body: { gorevler: wanted.map(({ key: _, label: __, ...one }) => one) },
    }),
  );
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  const part = (notice: boolean) => {
    const some = offered.filter((one) => (one.gorev === 'bildir') === notice);
    if (some.length === 0) return null;
    return (
      <Checkbox.Group
        mt="md"
        label={t(notice ? 'applications.taskNotice' : 'applications.taskRecords')}
        value={some.map(({ key }) => key).filter((key) => !left.has(key))}
      >
        {some.map(({ key, label }) => (
          <Checkbox key={key} mt="xs" value={key} label={label} onChange={() => toggle(key)} />
        ))}
      </Checkbox.Group>
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('applications.openTasks')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      size="lg"
    >
      {offered.length === 0 ? (
        <Note tone="done">{t('applications.tasksThere')}</Note>
      ) : (
        <>
          <Note>{t('applications.tasksText')}</Note>
          <Select
            mt="md"
            label={t('applications.taskWay')}
            allowDeselect={false}
            value={gorev}
            onChange={(value) => setGorev(DISPOSALS.find((one) => one === value) ?? 'sil')}
            data={DISPOSALS.map((value) => ({ value, label: t(`applications.taskWays.${value}`) }))}
          />
          {part(false)}
          {part(true)}
        </>
      )}
      <Group justify="flex-end" mt="xl">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          disabled={wanted.length === 0}
          loading={open.isPending}
          onClick={() => open.mutate(undefined, { onSuccess: onClose })}
        >
          {t('applications.tasksOpen', { count: wanted.length })}
        </Button>
      </Group>
    </Modal>
  );
}
