import { Stepper } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { listAddress } from '../list-address.ts';
import type { Register } from '../register.ts';
import css from './import.module.css';
import type { ImportState } from './useImport.ts';

const STEPS = ['file', 'check', 'done'] as const;
const AT: Readonly<Record<ImportState['step'], number>> = {
  file: 0,
  checking: 1,
  checked: 1,
  done: 2,
};

/** Where this is, and which of the three steps is under way. */
export function ImportHead({ register, step }: { register: Register; step: ImportState['step'] }) {
  const { t } = useTranslation();
  const list = t(`records.nouns.${register.noun}.title`);
  const tab = `${t('import.title')} · ${list} · ${t('common.product')}`;
  useEffect(() => {
    document.title = tab;
  }, [tab]);
  const active = AT[step];
  return (
    <header className={css.head}>
      <div>
        <p className={css.crumbs}>
          <Link to={listAddress(register)}>{list}</Link>
          {' / '}
          {t('import.crumb')}
        </p>
        <h1 className={css.title}>{t('import.title')}</h1>
      </div>
      <Stepper
        size="xs"
        iconSize={26}
        active={active}
        wrap={false}
        allowNextStepsSelect={false}
        className={css.stepper}
        aria-label={t('import.steps.label')}
      >
        {STEPS.map((name, at) => (
          <Stepper.Step
            key={name}
            label={t(`import.steps.${name}`)}
            allowStepSelect={false}
            aria-current={active === at ? 'step' : undefined}
          />
        ))}
      </Stepper>
    </header>
  );
}
