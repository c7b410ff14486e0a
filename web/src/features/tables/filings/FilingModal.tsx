import { useChanged } from '../../../nouns/read.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { filings, type FilingDifference } from '@emanet/contract/filings';
import type { FilingReview, OpenPoints } from '@emanet/contract/filings/review';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Checkbox, Text, TextInput, Textarea } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { dayShort } from '../../../platform/when.ts';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { useDifferenceName } from './difference-name.ts';
import { OpenPointList } from './OpenPointList.tsx';
import { useEarlierContent } from './queries.ts';

const initial = () => ({
  tarih: todayInTurkey(),
  giren: '',
  notu: '',
  gerekce: '',
  hepsi_islendi: false,
});

type Props = Readonly<{
  /** Rows that are not ticked as entered. */
  open: number;
  differences: readonly FilingDifference[];
  review: FilingReview;
  onClose: () => void;
}>;

/** Differences that a filing reports, by the names of their subjects. */
function GoesAlong({ differences }: Readonly<{ differences: readonly FilingDifference[] }>) {
  const nameOf = useDifferenceName();
  const { t } = useTranslation();
  if (differences.length === 0) return null;
  return (
    <Text fz="sm" c="var(--em-text-2)">
      {t('filings.goesAlong', { count: differences.length })}{' '}
      {[...new Set(differences.map(nameOf))].join(', ')}
    </Text>
  );
}

/** Today's open points; rows that are ticked with the filing are none. */
const openToday = ({ noktalar }: FilingReview, allEntered: boolean): OpenPoints => {
  const { islenmemis, ...rest } = noktalar;
  return allEntered || !islenmemis ? rest : noktalar;
};

/** Marks the content of a day as filed; a person enters it in the registry. */
export default function FilingModal({ open, differences, review, onClose }: Props) {
  const { t, lang } = useTranslation();
  const onSaved = useChanged('filings');
  const form = useApiForm({
    endpoint: filings.add,
    initial: initial(),
    bodyOf: (values) => ({
      ...values,
      notu: values.notu.trim() || null,
      gerekce: values.gerekce.trim() || null,
    }),
    onDone: told(onSaved, onClose),
  });
  const { tarih } = form.values;
  const past = tarih !== '' && tarih < todayInTurkey();
  const earlier = useEarlierContent(tarih, past).data;
  const points = past ? (earlier?.noktalar ?? {}) : openToday(review, form.values.hepsi_islendi);
  const lacking = Object.keys(points).length;
  return (
    <FormModal
      final
      form={form}
      title={t('filings.mark')}
      saveLabel={t('filings.save')}
      failed={t('filings.failed')}
      onClose={onClose}
    >
      <Text fz="sm" c="var(--em-text-2)">
        {t('filings.markText')}
      </Text>
      <DayInput {...form.needed('tarih', t('filings.tarih'))} max={todayInTurkey()} />
      <TextInput
        {...form.needed('giren', t('filings.giren'))}
        description={t('filings.girenHelp')}
        data-autofocus
        autoComplete="off"
      />
      <Textarea {...form.field('notu', t('filings.notu'))} autosize minRows={2} />
      {past && earlier && earlier.sonra > 0 && (
        <Note
          tone="mid"
          title={t('filings.after', { count: earlier.sonra, day: dayShort(tarih, lang) })}
          announced
        />
      )}
      <GoesAlong differences={past ? (earlier?.dahil ?? []) : differences} />
      {open > 0 && (
        <Checkbox
          label={t('filings.allEntered', { count: open })}
          checked={form.values.hepsi_islendi}
          onChange={({ currentTarget }) => form.set('hepsi_islendi', currentTarget.checked)}
        />
      )}
      {lacking > 0 && (
        <>
          <Note tone="mid" title={t('filings.open', { count: lacking })} announced>
            <OpenPointList points={points} records={review.kayitlar} />
            {t('filings.openText')}
          </Note>
          <Textarea
            {...form.needed('gerekce', t('filings.gerekce'))}
            description={t('filings.gerekceHelp')}
            autosize
            minRows={2}
          />
        </>
      )}
      <Text fz="sm" c="var(--em-text-2)">
        {t('filings.stays')}
      </Text>
    </FormModal>
  );
}
