import { Group, Loader, Stack } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { BusyModal } from '../../../ui/overlay/BusyModal.tsx';
import type { Step } from './runner.ts';
import { stepsAround } from './runner.ts';
import type { Progress } from './useCreation.ts';

const MARKS: Readonly<Record<Step['state'], React.ReactNode>> = {
  done: <IconCircleCheckFilled size={17} color="var(--em-done-solid)" aria-hidden />,
  running: <Loader size={15} aria-hidden />,
  next: <IconCircle size={17} aria-hidden />,
};

/** Progress of the creation: done, running and next ones. */
export default function ProgressModal({ progress }: { progress: Progress }) {
  const { t } = useTranslation();
  const { names, made, finished } = progress;
  const total = names.length;
  return (
    <BusyModal
      title={t(finished ? 'inventory.progress.finished' : 'inventory.progress.title')}
      count={{ current: Math.min(made + 1, total), total }}
      bar={{
        value: (made / total) * 100,
        label: t('inventory.progress.label', { made, total }),
      }}
      note={t(finished ? 'inventory.progress.finishedNote' : 'inventory.progress.note')}
    >
      <Stack component="ul" gap={0} mt="panels">
        {stepsAround(names, made).map((step) => (
          <Group
            component="li"
            key={step.place}
            gap="near"
            wrap="nowrap"
            mih="var(--em-height-tool)"
            fw={step.state === 'running' ? 560 : undefined}
            c={step.state === 'next' ? 'dimmed' : undefined}
          >
            {MARKS[step.state]}
            <span>{step.name}</span>
            <span className="em-unseen">{t(`inventory.progress.${step.state}`)}</span>
          </Group>
        ))}
      </Stack>
    </BusyModal>
  );
}
