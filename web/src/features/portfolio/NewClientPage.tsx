import { dutyOf, thresholdOn } from '@emanet/contract/filings/duty';
import { SECTOR_NAMES, sectorName, SECTORS } from '@emanet/contract/inventory';
import { inCompany } from '@emanet/contract/shared/company-address';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import {
  Anchor,
  Box,
  Group,
  NumberInput,
  Select,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { ApiForm, FormButtons, FormNote } from '../../ui/form/ApiForm.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import cells from '../../ui/panel/rows.module.css';
import { PastedRows } from '../organization/organization.ts';
import { SpecialQuestion } from '../../nouns/SpecialQuestion.tsx';
import { usePreferences } from './queries.ts';
import { SetDepartment } from './SetDepartment.tsx';
import { OTHER, useNewClient } from './useNewClient.ts';

const NOBODY: ReadonlyMap<string, string> = new Map();

/** /portfoy/yeni: a new client with the departments and activities of its sector, and its people. */
export default function NewClientPage() {
  const { t, lang } = useTranslation();
  const go = useNavigate();
  const client = useNewClient();
  const { form, offer, offered, set, left, sektor, chosen, names, people, invited, tick } = client;
  const limits = useFileLimits('logo');
  const rights = usePreferences();
  const own = companyIn(form.failure?.error.data);
  const departments = [...Map.groupBy(set, ({ departman }) => departman)];
  const { company_name, yonetici_eposta } = form.values;
  const figures = [
    [t('tables.facts.activities'), chosen.length, 'plain'],
    [t('portfolio.new.departments'), names.length, 'plain'],
    [t('portfolio.new.special'), chosen.filter((one) => one.ozel_nitelikli).length, 'special'],
    [t('portfolio.new.abroad'), chosen.filter((one) => one.yurt_disi).length, 'abroad'],
  ] as const;
  const separator = { thousandSeparator: lang === 'tr' ? '.' : ',', allowNegative: false };
  const figure = (name: 'calisan_sayisi' | 'bilanco_toplami') => ({
    ...{ ...form.field(name), ...separator, hideControls: true, allowDecimal: false },
    decimalSeparator: lang === 'tr' ? ',' : '.',
    onChange: (value: number | string) => form.set(name, typeof value === 'number' ? value : ''),
  });

  const noSector = form.field('sektor').error;
  const nameOfSector =
    sektor === OTHER ? form.values.baska_sektor : sektor && sectorName(sektor, lang);
  if (rights.data?.musteri_hakki === 0)
    return (
      <>
        <PageHead
          title={t('portfolio.add')}
          back={{ to: '/portfoy', label: t('portfolio.back') }}
        />
        <EmptyState
          icon={<IconBriefcase size={20} aria-hidden />}
          title={t('portfolio.new.noRight')}
          text={t('portfolio.new.noRightText')}
        />
      </>
    );

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
                  {...form.needed('sektor', t('portfolio.sector'))}
                  error={sektor !== OTHER && noSector}
                  data={[
                    ...SECTORS.map((value) => ({ value, label: SECTOR_NAMES[value][lang] })),
                    { value: OTHER, label: t('portfolio.new.otherSector') },
                  ]}
                  allowDeselect={false}
                  value={sektor ?? null}
                  onChange={(value) => client.setSektor(value ?? '')}
                />
                {sektor === OTHER && (
                  <TextInput
                    {...form.needed('baska_sektor', t('portfolio.new.ownSector'))}
                    error={noSector}
                  />
                )}
                <NumberInput
                  label={t('company.fields.calisan_sayisi')}
                  {...figure('calisan_sayisi')}
                />
                <NumberInput
                  label={t('company.fields.bilanco_toplami')}
                  {...figure('bilanco_toplami')}
                />
                <Textarea
                  className="em-wide"
                  autosize
                  description={t('portfolio.new.postalText')}
                  {...form.field('adres', t('company.fields.adres'))}
                />
                <TextInput
                  className="em-wide"
                  {...form.field('irtibat_kisisi', t('company.fields.irtibat_kisisi'))}
                />
              </div>
            </Panel>
            <Panel
              title={t('portfolio.set')}
              count={
                offered &&
                [
                  t('common.departments', { count: departments.length }),
                  t('common.activities', { count: set.length }),
                ].join(', ')
              }
            >
              <Stack gap="xs">
                {offer.isError && <ErrorState query={offer} panel={false} />}
                {departments.map(([name, rows]) => (
                  <SetDepartment
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
                  data={[...client.diger]}
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
                  inputMode="email"
                  autoCapitalize="none"
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
              {people.rows.length > 0 && (
                <PastedRows rows={people.rows} list={people.list} refused={NOBODY} />
              )}
            </Panel>
          </div>
          <div>
            <Panel
              flush
              title={t('portfolio.new.preview')}
              count={t('portfolio.new.previewText')}
              foot={t('portfolio.new.invitedCount', {
                count: invited.length + (yonetici_eposta ? 1 : 0),
              })}
            >
              <Group p="lg" gap="md" wrap="nowrap" align="center">
                <Logo name={company_name || '–'} logo={null} />
                <span className="em-two">
                  <strong>{company_name || '–'}</strong>
                  <small>{nameOfSector || '–'}</small>
                </span>
              </Group>
              <Box component="dl" m={0} className={cells.cells} style={{ '--cell-least': '90px' }}>
                {figures.map(([label, count, tone]) => (
                  <Stack
                    key={label}
                    gap={0}
                    justify="start"
                    style={{ flexDirection: 'column-reverse' }}
                  >
                    <Text component="dt" fz="sm" c="dimmed">
                      {label}
                    </Text>
                    <Text component="dd" m={0} fz="title" fw={700}>
                      <span className="em-toned em-num" data-tone={count > 0 ? tone : undefined}>
                        {offered ? count.toLocaleString(lang) : '–'}
                      </span>
                    </Text>
                  </Stack>
                ))}
              </Box>
            </Panel>
            <Duty values={form.values} client={client} />
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
          // A set that is not loaded would open a client without activities.
          waits={sektor !== undefined && !offered}
          saveLabel={t('portfolio.openClient')}
          onCancel={() => void go('/portfoy')}
        />
      </ApiForm>
    </>
  );
}

type Sizes = Readonly<Record<'calisan_sayisi' | 'bilanco_toplami', number | ''>>;

/** Must the client register (VERBİS)? By today's thresholds. */
function Duty({
  values,
  client: { special: ana_faaliyet_ozel, setSpecial, sektor },
}: Readonly<{ values: Sizes; client: ReturnType<typeof useNewClient> }>) {
  const { t, lang } = useTranslation();
  const today = todayInTurkey();
  const [bound, special] = [thresholdOn(today, false), thresholdOn(today, true)];
  const known = (figure: number | '') => (figure === '' ? null : figure);
  const duty = dutyOf(
    {
      calisan_sayisi: known(values.calisan_sayisi),
      bilanco_toplami: known(values.bilanco_toplami),
      ana_faaliyet_ozel,
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
      <SpecialQuestion sector={sektor ?? null} answer={ana_faaliyet_ozel} onAnswer={setSpecial} />
    </Panel>
  );
}

/** The client of which the caller is already a member, in a refusal. */
const companyIn = (data: unknown): number | undefined =>
  typeof data === 'object' &&
  data !== null &&
  'company_id' in data &&
  typeof data.company_id === 'number'
    ? data.company_id
    : undefined;
