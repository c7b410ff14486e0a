import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { StepPage } from '../../ui/step/StepPage.tsx';
import type { ImportTarget } from './target.ts';
import type { ImportState } from './useImport.ts';

const STEPS = ['file', 'columns', 'check', 'done'] as const;
const AT: Readonly<Record<ImportState['step'], number>> = {
  file: 0,
  match: 1,
  checking: 2,
  checked: 2,
  done: 3,
};

type Props = Readonly<{
  target: ImportTarget;
  step: ImportState['step'];
  /** A file is being held over the page. */
  over: boolean;
  children: ReactNode;
}>;

/** Where this is, and which of the steps is under way. */
export function ImportSteps({ target, step, over, children }: Props) {
  const { t } = useTranslation();
  return (
    <StepPage
      title={t('import.open')}
      parent={{
        label: target.title,
        to: target.list,
        here: t('import.open'),
      }}
      stepsLabel={t('import.steps.label')}
      steps={STEPS.map((name) => t(`import.steps.${name}`))}
      active={AT[step]}
      // The rows scroll in their own panel, so that the counts and the button stay in sight.
      fill={AT[step] === 1 || AT[step] === 2}
      over={over}
    >
      {children}
    </StepPage>
  );
}
