import type { ReactNode } from 'react';
import { WizardHead } from './WizardHead.tsx';
import css from './wizard.module.css';

/** The wizard's page when there is nothing to choose from: its title, and why. */
export function WizardFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.page}>
      <WizardHead step="choose" onBack={() => undefined} />
      <div className={css.alone}>{children}</div>
    </div>
  );
}
