import type { ReactNode } from 'react';
import css from './wizard.module.css';
import { WizardSteps } from './WizardSteps.tsx';

/** The wizard's page when there is nothing to choose from: its title, and why. */
export const WizardFrame = ({ children }: { children: ReactNode }) => (
  <WizardSteps>
    <div className={css.alone}>{children}</div>
  </WizardSteps>
);
