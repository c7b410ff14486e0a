import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import bodyClasses from '../RecordForm.module.css';
import headClasses from '../FormHead.module.css';
import railClasses from './FormRail.module.css';

const ROWS = 6;
const SECTIONS = 8;

/** The shape of a form that is on its way. */
export function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={bodyClasses.form} role="status" aria-busy aria-label={t('common.loading')}>
      <div className={`em-row ${headClasses.head}`}>
        <Skeleton height={22} width={280} />
      </div>
      <div className={bodyClasses.body}>
        <div className={railClasses.rail}>
          <Skeleton circle height={52} mb={24} ml={12} />
          {Array.from({ length: SECTIONS }, (_, index) => (
            <Skeleton key={index} height={12} width="72%" mb={21} ml={12} />
          ))}
        </div>
        <div className={bodyClasses.sections}>
          <Skeleton height={18} width={160} mb={36} />
          {Array.from({ length: ROWS }, (_, index) => (
            <div key={index}>
              <Skeleton height={11} width={120} mb={8} />
              <Skeleton height={36} maw={680} mb={30} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
