import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { WizardSteps } from './WizardSteps.tsx';

/** The wizard's page when there are no choices: its title, and the reason. */
export const WizardFrame = ({ children }: { children: ReactNode }) => (
  <WizardSteps>
    <Box px="gutter" pt="panel" pb="xl">
      {children}
    </Box>
  </WizardSteps>
);
