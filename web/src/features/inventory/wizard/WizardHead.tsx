import { Stepper } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import css from './wizard.module.css';

/** Title and the two steps; the first can be gone back to. */
export function WizardHead({ step, onBack }: { step: 'choose' | 'assign'; onBack: () => void }) {
  const { t } = useTranslation();
  const tab = `${t('inventory.wizard.title')} · ${t('common.product')}`;
  useEffect(() => {
    document.title = tab;
  }, [tab]);
  const active = step === 'choose' ? 0 : 1;
  return (
    <header className={css.head}>
      <div>
        <h1 className={css.title}>{t('inventory.wizard.title')}</h1>
        <p className={css.subtitle}>{t('inventory.wizard.subtitle')}</p>
      </div>
      <Stepper
        size="xs"
        iconSize={26}
        active={active}
        onStepClick={onBack}
        wrap={false}
        className={css.stepper}
        aria-label={t('inventory.wizard.steps')}
      >
        <Stepper.Step
          label={t('inventory.wizard.stepChoose')}
          allowStepSelect={active === 1}
          aria-current={active === 0 ? 'step' : undefined}
        />
        <Stepper.Step
          label={t('inventory.wizard.stepAssign')}
          allowStepSelect={false}
          aria-current={active === 1 ? 'step' : undefined}
        />
      </Stepper>
    </header>
  );
}
