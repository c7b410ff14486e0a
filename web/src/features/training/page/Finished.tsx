import { training } from '@emanet/contract/training';
import { PREVIEW } from '@emanet/contract/training/preview';
import type { TrainingPage } from '@emanet/contract/training/rows';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { addressOf } from '../../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { dayInWords } from '../../../platform/when.ts';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { AskedList } from './AskedList.tsx';
import { CompanyMark } from './Frame.tsx';
import css from './finished.module.css';

/** The end of a training: its certificate, and what was not known. */
export function Finished({ token, page }: { token: string; page: TrainingPage }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { sertifika } = page;
  if (!sertifika) return null;
  // An attendance can end a training without questions.
  const asked = sertifika.soru_sayisi > 0;
  const day = (value: string) => dayInWords(value, lang);
  return (
    <div className={css.finished}>
      <section className={css.card} aria-label={t('training.page.certificate')}>
        <div className={css.sheet}>
          <span className={css.sheetCompany}>
            <CompanyMark page={page} />
            {page.company_name}
          </span>
          <span className={css.sheetTitle}>{t('training.page.certificate')}</span>
          <strong>{page.fullname}</strong>
          <p>{t('training.page.certificateText')}</p>
          <span className={css.sheetFacts}>
            {day(sertifika.tarih)}
            {asked &&
              ` · ${t('training.page.score', { right: sertifika.dogru, count: sertifika.soru_sayisi })}`}
          </span>
        </div>
        <Facts
          facts={[
            [t('training.page.number'), sertifika.no],
            [
              t('training.page.valid'),
              t('training.page.until', { day: day(sertifika.gecerlilik) }),
            ],
          ]}
        />
        {token !== PREVIEW && (
          <Button
            component="a"
            href={addressOf(training.certificate, { params: { token }, query: { lang } })}
            download={`${sertifika.no}.pdf`}
            size="md"
            fullWidth
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t('training.page.download')}
          </Button>
        )}
      </section>
      {asked && (
        <section className={css.results} aria-label={t('training.page.yourQuestions')}>
          <h2>{t('training.page.yourQuestions')}</h2>
          <p>
            {t('training.page.rightCount', { count: sertifika.dogru })} ·{' '}
            {t('training.page.enough', { count: page.gereken })}
          </p>
          <AskedList asked={page.sonuc ?? []} />
        </section>
      )}
    </div>
  );
}
