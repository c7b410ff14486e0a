import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { WizardSteps } from './WizardSteps.tsx';

/** The wizard's page when there is nothing to choose from: its title, and why. */
export const WizardFrame = ({ children }: { children: ReactNode }) => (
  <WizardSteps>
    <Box px="gutter" pt="panel" pb="xl">
      {children}
    </Box>
  </WizardSteps>
);
