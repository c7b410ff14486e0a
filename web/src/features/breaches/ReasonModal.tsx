import { breaches, type SingleBreach } from '@emanet/contract/breaches';
import {
  ADDRESSEE_WORDS,
  BOARD_DECISIONS,
  DECISION_WORDS,
  NO_BREACH_GROUNDS,
  NO_BREACH_WORDS,
  PERSON_DECISIONS,
} from '@emanet/contract/breaches/choices';
import { BREACH_LABELS } from '@emanet/contract/breaches/fields';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { useUser } from '../../platform/session/session.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import type { OpenWhat } from './opened.ts';
import { useShown } from './queries.ts';

type Props<What extends OpenWhat['what']> = Readonly<{
  row: SingleBreach;
  opened: Extract<OpenWhat, { what: What }>;
  onClose: () => void;
}>;

/** Form of an act that needs a reason: a decision, the end of a breach, its reopening. */
export default function ReasonModal(props: Props<'decide' | 'close' | 'reopen'>) {
  const { row, opened, onClose } = props;
  return opened.what === 'decide' ? (
    <DecideModal row={row} opened={opened} onClose={onClose} />
  ) : opened.what === 'close' ? (
    <CloseModal row={row} onClose={onClose} />
  ) : (
    <ReopenModal row={row} onClose={onClose} />
  );
}

function DecideModal({ row, opened, onClose }: Props<'decide'>) {
  const { t, lang } = useTranslation();
  const me = useUser();
  const { konu } = opened;
  const board = konu === 'kurul';
  const choices = board ? BOARD_DECISIONS : PERSON_DECISIONS;
  const before = board ? row.kurul_karari : row.kisi_karari;
  const form = useApiForm({
    endpoint: breaches.decide,
    params: { id: String(row.id) },
    initial: {
      karar: choices.find((one) => one === before) ?? '',
      neden: row.ihlal_degil_nedeni ?? '',
      gerekce: '',
      karar_veren: me.fullname,
    },
    bodyOf: ({ karar, neden, ...values }) => ({
      ...values,
      konu,
      neden: NO_BREACH_GROUNDS.find((one) => one === neden && karar === 'ihlal_degil') ?? null,
      // The contract refuses an empty choice.
      karar: karar as (typeof choices)[number],
    }),
    version: row.surum,
    onDone: told(useShown(), onClose),
  });
  return (
    <FormModal form={form} final title={ADDRESSEE_WORDS[konu][lang]} onClose={onClose}>
      {before && <p>{t('breaches.amendText')}</p>}
      <Select
        {...form.needed('karar', t('breaches.decision'))}
        {...(before === null && { 'data-autofocus': true })}
        value={form.values.karar || null}
        onChange={(value) => form.set('karar', choices.find((one) => one === value) ?? '')}
        description={t(board ? 'breaches.boardLaw' : 'breaches.personsLaw')}
        allowDeselect={false}
        data={choices.map((value) => ({ value, label: DECISION_WORDS[value][lang] }))}
      />
      {form.values.karar === 'ihlal_degil' && (
        <Select
          {...form.needed('neden', BREACH_LABELS.ihlal_degil_nedeni[lang])}
          value={form.values.neden || null}
          onChange={(value) =>
            form.set('neden', NO_BREACH_GROUNDS.find((one) => one === value) ?? '')
          }
          data={NO_BREACH_GROUNDS.map((value) => ({ value, label: NO_BREACH_WORDS[value][lang] }))}
        />
      )}
      <Textarea
        {...form.needed('gerekce', t('breaches.reasons'))}
        description={t('breaches.reasonsText')}
        autosize
        minRows={3}
        data-autofocus
      />
      <TextInput {...form.needed('karar_veren', t('breaches.deciders'))} autoComplete="off" />
    </FormModal>
  );
}

type EndProps = Omit<Props<'close' | 'reopen'>, 'opened'>;

function CloseModal({ row, onClose }: EndProps) {
  const { t } = useTranslation();
  const form = useApiForm({
    endpoint: breaches.close,
    params: { id: String(row.id) },
    initial: { kapanis_ozeti: '' },
    version: row.surum,
    onDone: told(useShown(), onClose),
  });
  return (
    <FormModal
      form={form}
      final
      title={t('breaches.close')}
      saveLabel={t('common.close')}
      onClose={onClose}
    >
      <Textarea
        {...form.needed('kapanis_ozeti', t('breaches.summary'))}
        description={t('breaches.summaryText')}
        autosize
        minRows={4}
        data-autofocus
      />
    </FormModal>
  );
}

function ReopenModal({ row, onClose }: EndProps) {
  const { t } = useTranslation();
  const form = useApiForm({
    endpoint: breaches.reopen,
    params: { id: String(row.id) },
    initial: { neden: '' },
    version: row.surum,
    onDone: told(useShown(), onClose),
  });
  return (
    <FormModal
      form={form}
      title={t('common.reopen')}
      saveLabel={t('common.reopen')}
      onClose={onClose}
    >
      <Textarea
        {...form.needed('neden', t('breaches.reasons'))}
        autosize
        minRows={3}
        data-autofocus
      />
    </FormModal>
  );
}
