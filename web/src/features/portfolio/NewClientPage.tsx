import { dutyOf, thresholdOn } from '@emanet/contract/filings/duty';
import { SECTOR_NAMES, SECTORS } from '@emanet/contract/inventory';
import type { SectorSetRow } from '@emanet/contract/portfolio';
import { inCompany } from '@emanet/contract/shared/company-address';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import {
  Anchor,
  Checkbox,
  Group,
  NumberInput,
  Select,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { ApiForm, FormButtons, FormNote } from '../../ui/form/ApiForm.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { RequiredLabel } from '../../ui/form/RequiredLabel.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Facts } from '../../ui/panel/Facts.tsx';
import { Fold } from '../../ui/panel/Fold.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { PastedRows } from '../organization/organization.ts';
import { useNewClient } from './useNewClient.ts';

const NOBODY: ReadonlyMap<string, string> = new Map();

/** /portfoy/yeni: a new client with the departments and activities of its sector, and its people. */
export default function NewClientPage() {
  const { t, lang } = useTranslation();
  const go = useNavigate();
  const client = useNewClient();
  const { form, set, left, sektor, chosen, names, people, invited, tick } = client;
  const limits = useFileLimits('logo');
  const own = companyIn(form.failure?.error.data);
  const departments = [...Map.groupBy(set, ({ departman }) => departman)];
  const { company_name, yonetici_eposta } = form.values;
  const separator = { thousandSeparator: lang === 'tr' ? '.' : ',', allowNegative: false };
  const figure = (name: 'calisan_sayisi' | 'bilanco_toplami') => ({
    ...{ ...form.field(name), ...separator, hideControls: true, allowDecimal: false },
    decimalSeparator: lang === 'tr' ? ',' : '.',
    onChange: (value: number | string) => form.set(name, typeof value === 'number' ? value : ''),
  });

  return (
    <>
      <PageHead title={t('portfolio.add')} count={t('portfolio.addText')} />
      <ApiForm form={form}>
        <FormNote form={form} />
        {own !== undefined && (
          <Anchor component={Link} to={inCompany('/denetim', own)}>
            {t('portfolio.openClient')}
          </Anchor>
        )}
        <div className="em-columns" data-lead>
          <div>
            <Panel title={t('shell.places.company')}>
              <div className="em-columns em-fields">
                <TextInput
                  className="em-wide"
                  data-autofocus
                  {...form.needed('company_name', t('portfolio.name'))}
                />
                <TextInput
                  inputMode="numeric"
                  {...form.needed('vergi_no', t('portfolio.taxNumber'))}
                />
                <Select
                  label={<RequiredLabel>{t('portfolio.sector')}</RequiredLabel>}
                  data={SECTORS.map((value) => ({ value, label: SECTOR_NAMES[value][lang] }))}
                  allowDeselect={false}
                  value={sektor}
                  onChange={(value) =>
                    client.setSektor(SECTORS.find((one) => one === value) ?? sektor)
                  }
                />
                <NumberInput
                  label={t('company.fields.calisan_sayisi')}
                  {...figure('calisan_sayisi')}
                />
                <NumberInput
                  label={t('company.fields.bilanco_toplami')}
                  {...figure('bilanco_toplami')}
                />
                <TextInput
                  className="em-wide"
                  {...form.field('irtibat_kisisi', t('company.fields.irtibat_kisisi'))}
                />
              </div>
            </Panel>
            <Panel
              title={t('portfolio.set', { departments: departments.length, count: set.length })}
            >
              <Stack gap="sm">
                {departments.map(([name, rows]) => (
                  <Department
                    key={name}
                    name={name}
                    rows={rows}
                    left={left}
                    called={client.renamed[name] ?? name}
                    onTick={tick}
                    onCall={(given) => client.rename(name, given)}
                  />
                ))}
                <TagsInput
                  label={t('portfolio.new.further')}
                  description={t('portfolio.new.furtherText')}
                  data={client.diger}
                  value={[...client.further]}
                  onChange={client.setFurther}
                  clearable
                />
              </Stack>
            </Panel>
            <Panel title={t('portfolio.new.people')} text={t('portfolio.new.peopleText')}>
              <div className="em-columns em-fields">
                <TextInput {...form.field('yonetici_ad', t('portfolio.new.administrator'))} />
                <TextInput
                  type="email"
                  {...form.field('yonetici_eposta', t('portfolio.new.address'))}
                />
                <Textarea
                  className="em-wide"
                  description={t('portfolio.new.listText', { name: names[0] ?? '–' })}
                  autosize
                  minRows={4}
                  maxRows={12}
                  {...form.field('liste', t('fields.representatives'))}
                />
              </div>
              {people.length > 0 && <PastedRows rows={people} refused={NOBODY} />}
            </Panel>
          </div>
          <div>
            <Panel title={t('portfolio.new.preview')} text={t('portfolio.new.previewText')}>
              <Group component="p" gap="sm" wrap="nowrap" mb="md" fw={620}>
                <Logo name={company_name || '–'} logo={null} />
                {company_name || '–'}
              </Group>
              <Facts
                facts={[
                  [t('portfolio.sector'), SECTOR_NAMES[sektor][lang]],
                  [t('portfolio.new.departments'), names.length],
                  [t('tables.facts.activities'), chosen.length],
                  [t('portfolio.new.invited'), invited.length + (yonetici_eposta ? 1 : 0)],
                ]}
              />
            </Panel>
            <Duty values={form.values} />
            <Panel title={t('company.logo')} text={t('company.logoText')}>
              {limits && (
                <FileField
                  form={{
                    busy: form.busy,
                    file: { chosen: client.logo, choose: client.setLogo, percent: 0 },
                  }}
                  title={t('company.dropLogo')}
                  limits={limits}
                />
              )}
            </Panel>
          </div>
        </div>
        <FormButtons
          form={form}
          saveLabel={t('portfolio.openClient')}
          onCancel={() => void go('/portfoy')}
        />
      </ApiForm>
    </>
  );
}

type Sizes = Readonly<Record<'calisan_sayisi' | 'bilanco_toplami', number | ''>>;

/** Does the client have to register (VERBİS)? By the thresholds that hold today. */
function Duty({ values }: Readonly<{ values: Sizes }>) {
  const { t, lang } = useTranslation();
  const today = todayInTurkey();
  const [bound, special] = [thresholdOn(today, false), thresholdOn(today, true)];
  const known = (figure: number | '') => (figure === '' ? null : figure);
  const duty = dutyOf(
    {
      calisan_sayisi: known(values.calisan_sayisi),
      bilanco_toplami: known(values.bilanco_toplami),
    },
    today,
  );
  if (!bound || !special) return null;
  return (
    <Panel title={t('company.verbis')}>
      <Note tone={duty === 'due' ? 'mid' : 'plain'} title={t(`company.duty.${duty}`)}>
        {t(`company.dutyText.${duty}`, {
          people: bound.employees.toLocaleString(lang),
          balance: bound.balance.toLocaleString(lang),
          specialPeople: special.employees.toLocaleString(lang),
          specialBalance: special.balance.toLocaleString(lang),
        })}
      </Note>
    </Panel>
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
  /** Its name in the new client. */
  called: string;
  onTick: (codes: readonly string[], on: boolean) => void;
  onCall: (name: string) => void;
}>;

/** A department of the set under a name of the client's own, with its activities, all of them or some. */
function Department({ name, rows, left, called, onTick, onCall }: DepartmentProps) {
  const { t } = useTranslation();
  const codes = rows.map(({ kod }) => kod);
  const ticked = codes.filter((kod) => !left.has(kod)).length;
  return (
    <div>
      <Group gap="sm" wrap="nowrap">
        <Checkbox
          aria-label={name}
          checked={ticked === rows.length}
          indeterminate={ticked > 0 && ticked < rows.length}
          onChange={(event) => onTick(codes, event.currentTarget.checked)}
        />
        <TextInput
          flex={1}
          size="xs"
          aria-label={t('portfolio.new.nameOf', { name })}
          value={called}
          disabled={ticked === 0}
          maxLength={200}
          onChange={(event) => onCall(event.currentTarget.value)}
        />
        <Text span miw="4.5em" ta="end" fz="sm" c="dimmed" className="em-num">
          {ticked} / {rows.length}
        </Text>
      </Group>
      <Fold id={`set-${codes[0]}`} title={t('tables.facts.activities')} opened={false}>
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
