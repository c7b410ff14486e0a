import type { ApplicationForm } from '@emanet/contract/applications/form';
import { useTranslation } from '../../../platform/i18n.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import css from './form.module.css';

const STEPS = ['write', 'confirm', 'receipt', 'answer'] as const;

/** How it goes on, the other ways to apply, what it costs, and what the form does with the data. */
export function Rail({ form }: { form: ApplicationForm }) {
  const { t } = useTranslation();
  const { posta_adresi, kep_adresi, company_name } = form;
  return (
    <aside className={css.rail}>
      <Panel title={t('applicationForm.how')}>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>
              {t(`applicationForm.steps.${step}`)}
              <div className={css.quiet}>{t(`applicationForm.stepTexts.${step}`)}</div>
            </li>
          ))}
        </ol>
      </Panel>
      {(posta_adresi || kep_adresi) && (
        <div>
          <strong>{t('applicationForm.otherWays')}</strong>
          {posta_adresi && <p>{t('applicationForm.byPost', { address: posta_adresi })}</p>}
          {kep_adresi && <p>{t('applicationForm.byKep', { address: kep_adresi })}</p>}
        </div>
      )}
      <div>
        <strong>{t('applicationForm.fee')}</strong>
        <p>{t('applicationForm.feeText')}</p>
      </div>
      <details>
        <summary>{t('applicationForm.notice')}</summary>
        <p className={css.quiet}>{t('applicationForm.noticeText', { company: company_name })}</p>
      </details>
    </aside>
  );
}
