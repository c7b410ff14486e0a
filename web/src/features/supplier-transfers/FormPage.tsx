import { todayInTurkey } from '@emanet/contract/shared/today';
import { useLanguage, useTranslation } from '../../app/i18n.ts';
import type { Remedy } from '../../records/form/FieldNote.tsx';
import type { FormValues } from '../../records/form/values.ts';
import { RegisterFormPage } from '../../records/form/RegisterFormPage.tsx';
import { dayInWords } from '../../records/when.ts';
import { noticeOf } from '../../records/notice.ts';
import { supplierRegister } from './register.ts';

/** Where each warning of the field guide is put right. */
const REMEDIES: Readonly<Record<string, Remedy>> = {
  ozel_nitelikli_dayanak_yok: { field: 'aktarim_sarti' },
  yurt_disi_mekanizma_yok: { actions: '/aksiyonlar' },
  bildirim_gecikti: { actions: '/aksiyonlar' },
  veri_isleyen_sozlesmesi_yok: { actions: '/aksiyonlar' },
  sozlesme_bitti: { actions: '/aksiyonlar' },
};

/** Adds a supplier transfer, or edits the one named in the address. */
export default function FormPage() {
  const { t } = useTranslation();
  const lang = useLanguage();

  /** Until when a standard contract must be notified, and how the time stands. */
  function beside(field: string, values: FormValues): string | undefined {
    if (field !== 'standart_sozlesme_bildirim_tarihi') return undefined;
    const notice = noticeOf(values, todayInTurkey());
    if (!notice) return undefined;
    const due = t('form.notice.due', { date: dayInWords(notice.due, lang) });
    const stand =
      notice.state === 'left' || notice.state === 'late'
        ? t(`form.notice.${notice.state}`, { count: notice.days })
        : t(`form.notice.${notice.state}`);
    return `${due} · ${stand}`;
  }

  return <RegisterFormPage register={supplierRegister} remedies={REMEDIES} beside={beside} />;
}
