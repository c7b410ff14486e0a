import { useState } from 'react';
import { applications, type Application } from '@emanet/contract/applications';
import { DISPOSALS } from '@emanet/contract/applications/touched';
import { Button, Checkbox, Group, Select } from '@mantine/core';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { RestoredNote } from '../../ui/unsaved-work/RestoredNote.tsx';
import { useUnsavedWork } from '../../ui/unsaved-work/useUnsavedWork.ts';
import { useVerb } from './queries.ts';
import { tasksFor, type Chosen } from './touched.ts';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

/** Kind of the tasks, and excluded ones. */
type Choice = Readonly<{ gorev: (typeof DISPOSALS)[number]; left: readonly string[] }>;

type Props = Readonly<{ row: Application; chosen: Chosen; onClose: () => void }>;

/** Tasks for the chosen records and recipients; each becomes an action that needs a proof. */
export default function TasksModal({ row, chosen, onClose }: Props) {
  const { t, lang } = useTranslation();
  const [begun] = useState<Choice>({
    gorev: row.haklar.includes('d') && !row.haklar.includes('e') ? 'duzelt' : 'sil',
    left: [],
  });
  const work = useUnsavedWork([applications.tasks.path, row.id], begun);
  const { gorev } = work.value;
  const left = new Set(work.value.left);
  const leave = () => work.question.leave(onClose);
  const offered = tasksFor(chosen, row.gorevler, gorev, lang);
  const wanted = offered.filter(({ key }) => !left.has(key));
  const open = useVerb(() =>
    call(applications.tasks, {
      params: { id: String(row.id) },
      body: { gorevler: wanted.map(({ key: _, label: __, about: ___, ...one }) => one) },
    }),
  );
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    work.set({ gorev, left: [...next] });
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
        {some.map(({ key, label, about }) => (
          <Checkbox
            key={key}
            mt="xs"
            value={key}
            label={label}
            description={about}
            onChange={() => toggle(key)}
          />
        ))}
      </Checkbox.Group>
    );
  };
  return (
    <OpenModal onClose={leave} title={t('applications.openTasks')} size="lg">
      {offered.length === 0 ? (
        <Note tone="done">{t('applications.tasksThere')}</Note>
      ) : (
        <>
          <RestoredNote restored={work.restored} />
          <Note>{t('applications.tasksText')}</Note>
          <Select
            mt="md"
            label={t('applications.taskWay')}
            allowDeselect={false}
            value={gorev}
            onChange={(value) =>
              work.set({
                ...work.value,
                gorev: DISPOSALS.find((one) => one === value) ?? 'sil',
              })
            }
            data={DISPOSALS.map((value) => ({ value, label: t(`applications.taskWays.${value}`) }))}
          />
          {part(false)}
          {part(true)}
        </>
      )}
      <Group justify="flex-end" mt="xl">
        <Button variant="default" onClick={leave}>
          {t('common.cancel')}
        </Button>
        <Button
          disabled={wanted.length === 0}
          loading={open.isPending}
          onClick={() =>
            open.mutate(undefined, {
              onSuccess: () => {
                work.drop();
                onClose();
              },
            })
          }
        >
          {t('applications.tasksOpen', { count: wanted.length })}
        </Button>
      </Group>
      <LeaveModal work={work} />
    </OpenModal>
  );
}
