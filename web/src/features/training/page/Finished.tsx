import { training } from '@emanet/contract/training';
import { PREVIEW } from '@emanet/contract/training/preview';
import type { TrainingPage } from '@emanet/contract/training/rows';
import { Button } from '@mantine/core';
import { IconCircleCheckFilled, IconDownload, IconRotate } from '@tabler/icons-react';
import { addressOf } from '../../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { dayInWords } from '../../../platform/when.ts';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { CompanyMark } from './Frame.tsx';
import css from './finished.module.css';

/** The end of a training: its certificate, and what was not known. */
export function Finished({ token, page }: { token: string; page: TrainingPage }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { sertifika } = page;
  if (!sertifika) return null;
  const wrong = page.cevaplar.filter(({ dogru }) => !dogru);
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
            {day(sertifika.tarih)} ·{' '}
            {t('training.page.score', { right: sertifika.dogru, count: sertifika.soru_sayisi })}
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
      <section className={css.results} aria-label={t('training.page.yourQuestions')}>
        <h2>{t('training.page.yourQuestions')}</h2>
        <ul>
          <li>
            <IconCircleCheckFilled size={20} className={css.good} aria-hidden />
            <span>{t('training.page.rightCount', { count: sertifika.dogru })}</span>
            <small>{t('training.page.enough', { count: page.gereken })}</small>
          </li>
          {wrong.map((one) => {
            const asked = page.sorular.find(({ id }) => id === one.soru_id);
            if (!asked) return null;
            return (
              <li key={one.soru_id}>
                <IconRotate size={20} stroke={1.7} className={css.missed} aria-hidden />
                <span>
                  {asked.soru[lang]}
                  <small>
                    {t('training.page.rightIs', {
                      answer: asked.secenekler[one.dogru_secenek]?.[lang] ?? '',
                    })}
                  </small>
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
