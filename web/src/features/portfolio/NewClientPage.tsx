import { SECTORS, type Sector } from '@emanet/contract/inventory';
import { portfolio, type SectorSetRow } from '@emanet/contract/portfolio';
import { inCompany } from '@emanet/contract/shared/company-address';
import { Anchor, Checkbox, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ApiForm, FormButtons, FormNote } from '../../ui/form/ApiForm.tsx';
import { RequiredLabel } from '../../ui/form/RequiredLabel.tsx';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Fold } from '../../ui/panel/Fold.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';

const START = { company_name: '', vergi_no: '', sektor: 'uretim' as Sector };

/** /portfoy/yeni: a new client with the departments and activities of its sector. */
export default function NewClientPage() {
  const { t } = useTranslation();
  const go = useNavigate();
  /** Activities that were unticked; whatever else the set holds is copied. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sektor, setSektor] = useState<Sector>(START.sektor);
  const { data: set = [] } = useQuery({
    queryKey: ['portfolio', 'set', sektor],
    queryFn: async ({ signal }) =>
      (await call(portfolio.sectorSet, { query: { sektor }, signal })).data,
  });
  const kodlar = set.map(({ kod }) => kod).filter((kod) => !left.has(kod));
  const form = useApiForm({
    endpoint: portfolio.open,
    initial: START,
    bodyOf: (values) => ({ ...values, sektor, kodlar }),
    onDone: ({ data }) => void go(inCompany('/organizasyon', data.company_id)),
  });
  const own = companyIn(form.failure?.error.data);
  const tick = (codes: readonly string[], on: boolean) =>
    setLeft(new Set([...left].filter((kod) => !codes.includes(kod)).concat(on ? [] : codes)));
  const departments = [...Map.groupBy(set, ({ departman }) => departman)];

  return (
    <Stack gap="md" maw="var(--em-width-form)">
      <PageHead title={t('portfolio.add')} count={t('portfolio.addText')} />
      <ApiForm form={form}>
        <FormNote form={form} />
        {own !== undefined && (
          <Anchor component={Link} to={inCompany('/denetim', own)}>
            {t('portfolio.openClient')}
          </Anchor>
        )}
        <TextInput
          label={<RequiredLabel>{t('portfolio.name')}</RequiredLabel>}
          data-autofocus
          {...form.field('company_name')}
        />
        <TextInput
          label={<RequiredLabel>{t('portfolio.taxNumber')}</RequiredLabel>}
          inputMode="numeric"
          {...form.field('vergi_no')}
        />
        <Select
          label={<RequiredLabel>{t('portfolio.sector')}</RequiredLabel>}
          data={SECTORS.map((value) => ({ value, label: t(`inventory.sectors.${value}`) }))}
          allowDeselect={false}
          value={sektor}
          onChange={(value) => {
            setSektor(SECTORS.find((one) => one === value) ?? sektor);
            setLeft(new Set());
          }}
        />
        <Panel title={t('portfolio.set', { departments: departments.length, count: set.length })}>
          <Stack gap="sm">
            {departments.map(([name, rows]) => (
              <Department key={name} name={name} rows={rows} left={left} onTick={tick} />
            ))}
          </Stack>
        </Panel>
        <Text c="var(--em-text-2)">{t('portfolio.copied', { count: kodlar.length })}</Text>
        <FormButtons
          form={form}
          saveLabel={t('portfolio.openNew')}
          onCancel={() => void go('/portfoy')}
        />
      </ApiForm>
    </Stack>
  );
}

/** The client of which the caller is a member already, as a refusal names it. */
const companyIn = (data: unknown): number | undefined =>
  typeof data === 'object' &&
  data !== null &&
  'company_id' in data &&
  typeof data.company_id === 'number'
    ? data.company_id
    : undefined;

type DepartmentProps = Readonly<{
  name: string;
  rows: readonly SectorSetRow[];
  left: ReadonlySet<string>;
  onTick: (codes: readonly string[], on: boolean) => void;
}>;

/** A department of the set with its activities, all of them or some. */
function Department({ name, rows, left, onTick }: DepartmentProps) {
  const { t } = useTranslation();
  const codes = rows.map(({ kod }) => kod);
  const ticked = codes.filter((kod) => !left.has(kod)).length;
  return (
    <div>
      <Checkbox
        label={`${name} (${ticked} / ${rows.length})`}
        checked={ticked === rows.length}
        indeterminate={ticked > 0 && ticked < rows.length}
        onChange={(event) => onTick(codes, event.currentTarget.checked)}
      />
      <Fold id={`set-${codes[0]}`} title={t('portfolio.activities')} opened={false}>
        <Stack gap="xs">
          {rows.map(({ kod, ad }) => (
            <Checkbox
              key={kod}
              size="xs"
              label={ad}
              checked={!left.has(kod)}
              onChange={(event) => onTick([kod], event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Fold>
    </div>
  );
}
