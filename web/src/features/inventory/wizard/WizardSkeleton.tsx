import { Skeleton, Stack } from '@mantine/core';
import css from './wizard.module.css';
import { WizardSteps } from './WizardSteps.tsx';

/** The first step while its rows are on their way. */
export const WizardSkeleton = () => (
  <WizardSteps>
    <div className={`em-grow em-columns ${css.choose}`} aria-busy>
      <div className={`em-scroll ${css.filter}`}>
        <Skeleton height={30} />
      </div>
      <Stack gap="panels" className={css.groups}>
        <Skeleton height={320} radius="lg" />
        <Skeleton height={200} radius="lg" />
      </Stack>
    </div>
  </WizardSteps>
);
