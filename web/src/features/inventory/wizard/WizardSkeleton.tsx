import { Skeleton } from '@mantine/core';
import { WizardHead } from './WizardHead.tsx';
import css from './wizard.module.css';

/** The first step while its rows are on their way. */
export function WizardSkeleton() {
  return (
    <div className={css.page} aria-busy>
      <WizardHead step="choose" onBack={() => undefined} />
      <div className={css.choose}>
        <div className={css.filter}>
          <Skeleton height={30} />
        </div>
        <div className={css.groups}>
          <Skeleton height={320} radius="lg" />
          <Skeleton height={200} radius="lg" />
        </div>
      </div>
    </div>
  );
}
