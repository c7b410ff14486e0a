import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { StepPage } from '../../../ui/step/StepPage.tsx';

const STEPS = ['choose', 'assign'] as const;
export type WizardStep = (typeof STEPS)[number];

type Props = Readonly<{
  step?: WizardStep;
  onBack?: () => void;
  children: ReactNode;
}>;

/** Title and the two steps of the wizard around its content. */
export function WizardSteps({ step = 'choose', onBack, children }: Props) {
  const { t } = useTranslation();
  return (
    <StepPage
      title={t('inventory.wizard.title')}
      text={t('inventory.wizard.subtitle')}
      stepsLabel={t('inventory.wizard.steps')}
      steps={[t('inventory.wizard.stepChoose'), t('inventory.wizard.stepAssign')]}
      active={STEPS.indexOf(step)}
      onStep={onBack}
    >
      {children}
    </StepPage>
  );
}
