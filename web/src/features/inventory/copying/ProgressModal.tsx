import { Loader, Modal, Progress as Bar } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useInert } from '../../../ui/useInert.ts';
import type { Step } from './runner.ts';
import { stepsAround } from './runner.ts';
import type { Progress } from './useCreation.ts';
import css from './progress.module.css';

const MARKS: Readonly<Record<Step['state'], React.ReactNode>> = {
  done: <IconCircleCheckFilled size={17} aria-hidden />,
  running: <Loader size={15} aria-hidden />,
  next: <IconCircle size={17} aria-hidden />,
};

/** How far the creation is. Nothing closes it but the end of the work. */
export function ProgressModal({ progress }: { progress: Progress | undefined }) {
  const { t } = useTranslation();
  useInert(progress !== undefined);
  if (!progress) return null;
  const { names, made, finished } = progress;
  const total = names.length;
  const current = Math.min(made + 1, total);
  const title = finished ? t('inventory.progress.finished') : t('inventory.progress.title');
  return (
    <Modal
      opened
      onClose={() => undefined}
      size={460}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      classNames={{ header: css.header, title: css.head }}
      title={
        <>
          <span tabIndex={-1} data-autofocus className={css.title}>
            {title}
          </span>
          <span className={css.count}>
            <b>{current}</b> / {total}
          </span>
        </>
      }
    >
      <Bar.Root size={7}>
        <Bar.Section
          value={(made / total) * 100}
          aria-label={t('inventory.progress.label', { made, total })}
        />
      </Bar.Root>
      <ul className={css.steps}>
        {stepsAround(names, made).map((step) => (
          <li key={step.place} data-state={step.state}>
            {MARKS[step.state]}
            <span>{step.name}</span>
            <span className={css.unseen}>{t(`inventory.progress.${step.state}`)}</span>
          </li>
        ))}
      </ul>
      <p className={css.note} role="status">
        {finished ? t('inventory.progress.finishedNote') : t('inventory.progress.note')}
      </p>
    </Modal>
  );
}
