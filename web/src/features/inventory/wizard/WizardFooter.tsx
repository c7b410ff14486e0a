import { Box, Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { StepFoot } from '../../../ui/step/StepPage.tsx';

/** Number of choices and the way on; stays in sight while the page scrolls. */
export function WizardFooter(props: {
  step: 'choose' | 'assign';
  count: number;
  departments: number;
  onClear: () => void;
  onBack: () => void;
  onContinue: () => void;
  onCreate: () => void;
}) {
  const { step, count, departments } = props;
  const { t } = useTranslation();
  return (
    <StepFoot
      summary={
        count === 0 ? (
          t('inventory.wizard.nothingChosen')
        ) : (
          <>
            <b>{t('common.activities', { count })}</b> {t('inventory.wizard.chosen')}
            <Box component="span" visibleFrom="md">
              , {t('common.departments', { count: departments })}
            </Box>
          </>
        )
      }
    >
      <Button
        variant="subtle"
        color="gray"
        visibleFrom="md"
        onClick={props.onClear}
        disabled={count === 0}
      >
        {t('inventory.wizard.clear')}
      </Button>
      {step === 'choose' ? (
        <Button
          onClick={props.onContinue}
          disabled={count === 0}
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          {t('inventory.wizard.continue', { count })}
        </Button>
      ) : (
        <>
          <Button variant="default" onClick={props.onBack}>
            {t('inventory.wizard.back')}
          </Button>
          <Button onClick={props.onCreate}>{t('inventory.wizard.create', { count })}</Button>
        </>
      )}
    </StepFoot>
  );
}
