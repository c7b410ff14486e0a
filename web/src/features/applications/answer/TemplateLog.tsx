import { ANSWER_OUTCOMES, applications } from '@emanet/contract/applications';
import { useTranslation } from '../../../platform/i18n.ts';
import { SettingsLog } from '../../../records/drawer/SettingsLog.tsx';

/** Changes of the texts to answer with: the company's own, and its wording of shipped ones. */
export function TemplateLog() {
  const { t } = useTranslation();
  return (
    <SettingsLog
      named
      type="basvuru_sablonlari"
      title={t('applications.templates')}
      write={applications.saveTemplate.permission}
      labels={{
        ad: t('applications.templateName'),
        sonuc: t('applications.outcome'),
        metin_tr: t('applications.templateTr'),
        metin_en: t('applications.templateEn'),
      }}
      choices={{
        sonuc: Object.fromEntries(
          ANSWER_OUTCOMES.map((one) => [one, t(`applications.outcomes.${one}`)]),
        ),
      }}
    />
  );
}
