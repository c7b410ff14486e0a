import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { StepPage } from '../../ui/step/StepPage.tsx';
import type { ImportTarget } from './target.ts';
import type { ImportState } from './useImport.ts';

const STEPS = ['file', 'check', 'done'] as const;
const AT: Readonly<Record<ImportState['step'], number>> = {
  file: 0,
  checking: 1,
  checked: 1,
  done: 2,
};

type Props = Readonly<{
  target: ImportTarget;
  step: ImportState['step'];
  /** A file is being held over the page. */
  over: boolean;
  children: ReactNode;
}>;

/** Where this is, and which of the three steps is under way. */
export function ImportSteps({ target, step, over, children }: Props) {
  const { t } = useTranslation();
  return (
    <StepPage
      title={t('import.title')}
      parent={{
        label: target.title,
        to: target.list,
        here: t('import.crumb'),
      }}
      stepsLabel={t('import.steps.label')}
      steps={STEPS.map((name) => t(`import.steps.${name}`))}
      active={AT[step]}
      // The rows scroll in their own panel, so that the counts and the button stay in sight.
      fill={AT[step] === 1}
      over={over}
    >
      {children}
    </StepPage>
  );
}
