import { filings, type FilingDifference } from '@emanet/contract/filings';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { RequiredLabel } from '../../../ui/form/RequiredLabel.tsx';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import classes from './filings.module.css';
import { categoryIn } from './registry-names.ts';
import { useFilingSaved } from './queries.ts';

const initial = () => ({ tarih: todayInTurkey(), giren: '', notu: '', hepsi_islendi: false });

type Props = Readonly<{
  /** Rows that are not ticked as entered. */
  open: number;
  differences: readonly FilingDifference[];
  onClose: () => void;
}>;

/** Marks today's content as filed; what is entered in the registry is entered there by a person. */
export function FilingModal({ open, differences, onClose }: Props) {
  const { t } = useTranslation();
  const onSaved = useFilingSaved();
  const lang = useLanguage();
  const nameOf = ({ bolum, kategori }: FilingDifference) =>
    kategori === null ? t(`filings.sections.${bolum}`) : categoryIn(kategori, lang);
  const form = useApiForm({
    endpoint: filings.add,
    initial: initial(),
    bodyOf: (values) => ({ ...values, notu: values.notu.trim() || null }),
    onDone: ({ message }) => {
      notify.success(message);
      onSaved();
      onClose();
    },
  });
  return (
    <FormModal
      final
      form={form}
      title={t('filings.mark')}
      saveLabel={t('filings.save')}
      failed={t('filings.failed')}
      onClose={onClose}
    >
      <p className={classes.said}>{t('filings.markText')}</p>
      <TextInput
        {...form.field('tarih')}
        type="date"
        max={todayInTurkey()}
        label={<RequiredLabel>{t('filings.tarih')}</RequiredLabel>}
        required
        withAsterisk={false}
      />
      <TextInput
        {...form.field('giren')}
        label={<RequiredLabel>{t('filings.giren')}</RequiredLabel>}
        description={t('filings.girenHelp')}
        required
        withAsterisk={false}
        data-autofocus
        autoComplete="off"
      />
      <Textarea {...form.field('notu')} label={t('filings.notu')} autosize minRows={2} />
      {differences.length > 0 && (
        <p className={classes.said}>
          {t('filings.goesAlong', { count: differences.length })}{' '}
          {[...new Set(differences.map(nameOf))].join(', ')}
        </p>
      )}
      {open > 0 && (
        <Checkbox
          label={t('filings.allEntered', { count: open })}
          checked={form.values.hepsi_islendi}
          onChange={({ currentTarget }) => form.set('hepsi_islendi', currentTarget.checked)}
        />
      )}
      <p className={classes.said}>{t('filings.stays')}</p>
    </FormModal>
  );
}
