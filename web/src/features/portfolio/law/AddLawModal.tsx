import { SECTORS, sectorName } from '@emanet/contract/inventory';
import { portfolio } from '@emanet/contract/portfolio';
import type { Firm } from '@emanet/contract/portfolio/firm';
import { REGISTER_TYPES } from '@emanet/contract/records/registers';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Box, Group, Input, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useChanged } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { NO_FILTERS } from '../../../records/list/filters/filters.ts';
import { FilterBar } from '../../../ui/filters/FilterBar.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { REGISTER_LISTS } from '../records/lists.tsx';

type Props = Readonly<{ firms: readonly Firm[]; onClose: () => void }>;
type Choices = Readonly<Record<string, readonly string[]>>;

/** Choices alone tell whom an entry concerns; sizes and days say how a record is kept. */
const ASKED = ['select', 'multiselect', 'word'];

const NO_CHOICES: Readonly<{ alanlar: Choices; sektorler: readonly string[] }> = {
  ...{ alanlar: {}, sektorler: [] },
};

/** A partner enters an entry of the law, with whom it concerns by the choices of a register. */
export default function AddLawModal({ firms, onClose }: Props) {
  const { t, lang } = useTranslation();
  const go = useNavigate();
  const changed = useChanged('portfolio');
  const [first] = firms;
  const form = useApiForm({
    endpoint: portfolio.addLaw,
    initial: {
      ...{ firma_id: String(first?.id ?? ''), baslik: '', sayi: '', gun: todayInTurkey() },
      ...{ kaynak: '', metin: '', son_tarih: '', kayit_turu: 'veri_harita' },
      ...NO_CHOICES,
    },
    bodyOf: ({ firma_id, kayit_turu, alanlar, sektorler, son_tarih, ...values }) => ({
      ...values,
      firma_id: Number(firma_id),
      son_tarih: son_tarih || null,
      suzgec: {
        kayit_turu: REGISTER_TYPES.find((one) => one === kayit_turu) ?? 'veri_harita',
        alanlar: Object.fromEntries(
          Object.entries(alanlar).flatMap(([name, codes]) =>
            codes.length > 0 ? [[name, [...codes]]] : [],
          ),
        ),
        sektorler: [...sektorler],
      },
    }),
    onDone: told(changed, ({ id }: Readonly<{ id: string }>) => {
      onClose();
      void go(`/portfoy/mevzuat/${id}`);
    }),
  });
  const { kayit_turu, alanlar, sektorler, firma_id } = form.values;
  const list = REGISTER_LISTS.find(({ tur }) => tur === kayit_turu);
  const choices = list
    ?.filters({ t, lang }, { ...NO_FILTERS, fields: alanlar }, ({ fields }) =>
      form.set('alanlar', fields),
    )
    .choices.filter(({ key }) =>
      list.fields.some(({ name, control }) => name === key && ASKED.includes(control)),
    )
    .map(({ not: _, ...one }) => one);
  return (
    <FormModal form={form} title={t('portfolio.law.add')} onClose={onClose}>
      {firms.length > 1 && (
        <Select
          {...form.field('firma_id', t('portfolio.firm.title'))}
          allowDeselect={false}
          data={firms.map(({ id, ad }) => ({ value: String(id), label: ad }))}
          value={firma_id}
          onChange={(value) => form.set('firma_id', value ?? firma_id)}
        />
      )}
      <TextInput
        {...form.needed('baslik', t('portfolio.law.name'))}
        autoComplete="off"
        data-autofocus
      />
      <Group grow preventGrowOverflow={false} align="start">
        <TextInput {...form.field('sayi', t('portfolio.law.number'))} autoComplete="off" />
        <DayInput {...form.needed('gun', t('portfolio.law.published'))} />
        <DayInput {...form.field('son_tarih', t('portfolio.law.until'))} />
      </Group>
      <TextInput
        {...form.needed('kaynak', t('portfolio.law.source'))}
        placeholder="https://www.kvkk.gov.tr/…"
        inputMode="url"
        autoComplete="off"
      />
      <Textarea
        {...form.needed('metin', t('portfolio.law.asks'))}
        description={t('portfolio.law.asksText')}
        autosize
        minRows={3}
      />
      <MultiSelect
        label={t('portfolio.sector')}
        data={SECTORS.map((value) => ({ value, label: sectorName(value, lang) }))}
        value={[...sektorler]}
        onChange={(value) => form.set('sektorler', value)}
      />
      <Select
        label={t('portfolio.across.register')}
        allowDeselect={false}
        data={REGISTER_LISTS.map((one) => ({ value: one.tur, label: one.place(t) }))}
        value={kayit_turu}
        onChange={(value) => {
          form.set('kayit_turu', value ?? kayit_turu);
          form.set('alanlar', {});
        }}
      />
      <Input.Wrapper
        label={t('portfolio.law.whom')}
        description={t('portfolio.law.whomText')}
        error={form.form.errors.suzgec}
        data-path="suzgec"
      >
        <Box mt={4}>
          {choices && (
            <FilterBar
              search={null}
              list={{ choices, flags: [] }}
              shown={0}
              onClear={() => form.set('alanlar', {})}
            />
          )}
        </Box>
      </Input.Wrapper>
    </FormModal>
  );
}
