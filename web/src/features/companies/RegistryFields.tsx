import { filings } from '@emanet/contract/filings';
import { dutyOf, thresholdOn } from '@emanet/contract/filings/duty';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { SETTLED } from '@emanet/contract/companies';
import { Autocomplete, NumberInput, TextInput } from '@mantine/core';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { DecisionSource } from '../../records/rules/DecisionSource.tsx';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import css from './companies.module.css';
import type { Text } from './form-values.ts';
import type { CompanyFormState } from './useCompanyForm.ts';
import { useCompanyUsers } from './queries.ts';
import { VerbisLabel } from './VerbisLabel.tsx';

const OF_CONTACT = ['irtibat_tckn', 'irtibat_telefon', 'irtibat_eposta'] as const;
const OF_REPRESENTATIVE = [
  ...(['temsilci_unvan', 'temsilci_vergi_no', 'temsilci_eposta', 'temsilci_kep'] as const),
] as const;

type Props = Readonly<{ form: CompanyFormState; readOnly: boolean }>;

/** Registration, contact person and the figures that decide on the duty to register. */
export function RegistryFields({ form, readOnly }: Props) {
  const { t, lang } = useTranslation();
  const users = useCompanyUsers().data ?? [];
  const { verbis_kayit_no, verbis_silme_tarihi, calisan_sayisi, bilanco_toplami } = form.values;
  const today = todayInTurkey();
  const bound = thresholdOn(today, false);
  const special = thresholdOn(today, true);
  const known = (figure: number | '') => (figure === '' ? null : figure);
  const answered = useRead(filings.preparation, {}, { enabled: useCan('tables.read') }).data;
  const duty = dutyOf(
    {
      ...answered?.muafiyet,
      calisan_sayisi: known(calisan_sayisi),
      bilanco_toplami: known(bilanco_toplami),
      yerlesim: form.values.yerlesim,
    },
    today,
  );
  const separators =
    lang === 'tr'
      ? { thousandSeparator: '.', decimalSeparator: ',' }
      : { thousandSeparator: ',', decimalSeparator: '.' };
  const figure = (name: 'calisan_sayisi' | 'bilanco_toplami') => ({
    ...form.field(name),
    ...separators,
    onChange: (value: number | string) => form.set(name, typeof value === 'number' ? value : ''),
    allowNegative: false,
    allowDecimal: false,
    hideControls: true,
    readOnly,
  });
  const line = (name: Text) => (
    <TextInput
      key={name}
      {...form.field(name)}
      label={<VerbisLabel>{t(`company.fields.${name}`)}</VerbisLabel>}
      readOnly={readOnly}
      autoComplete="off"
    />
  );
  return (
    <Panel
      title={t('company.registry')}
      tools={
        verbis_silme_tarihi ? (
          <Tag tone="mid">{t('company.deleted')}</Tag>
        ) : verbis_kayit_no.trim() ? (
          <Tag tone="done">{t('company.registered')}</Tag>
        ) : (
          <Tag tone="mid">{t('company.unregistered')}</Tag>
        )
      }
    >
      <div className={`em-columns em-fields ${css.fields}`}>
        <TextInput
          {...form.field('verbis_kayit_no')}
          label={<VerbisLabel>{t('company.fields.verbis_kayit_no')}</VerbisLabel>}
          readOnly={readOnly}
          autoComplete="off"
        />
        <SearchSelect
          label={t('company.fields.yerlesim')}
          data={SETTLED.map((place) => ({ value: place, label: t(`company.settled.${place}`) }))}
          value={form.values.yerlesim || null}
          onChange={(place) => form.set('yerlesim', SETTLED.find((one) => one === place) ?? '')}
          readOnly={readOnly}
          clearable
        />
        {form.values.yerlesim === 'yurt_disi' && (
          <>
            {OF_REPRESENTATIVE.map(line)}
            <div className="em-wide">{line('temsilci_adres')}</div>
          </>
        )}
        <Autocomplete
          {...form.field('irtibat_kisisi')}
          label={<VerbisLabel>{t('company.fields.irtibat_kisisi')}</VerbisLabel>}
          data={[...new Set(users.map((one) => one.fullname).filter(Boolean))]}
          limit={20}
          readOnly={readOnly}
        />
        {OF_CONTACT.map(line)}
        <div className="em-wide">{line('irtibat_kep')}</div>
        <NumberInput
          {...figure('calisan_sayisi')}
          label={t('company.fields.calisan_sayisi')}
          max={10_000_000}
        />
        <NumberInput
          {...figure('bilanco_toplami')}
          label={t('company.fields.bilanco_toplami')}
          max={999_999_999_999_999}
          prefix="₺ "
        />
        {(verbis_kayit_no || verbis_silme_tarihi) && (
          <>
            <DayInput
              {...form.field('verbis_silme_tarihi', t('company.fields.verbis_silme_tarihi'))}
              max={today}
              description={t('company.deletedHelp')}
              readOnly={readOnly}
            />
            <TextInput
              {...form.field('verbis_silme_nedeni', t('company.fields.verbis_silme_nedeni'))}
              description={t('company.deletedWhyHelp')}
              readOnly={readOnly}
              autoComplete="off"
            />
          </>
        )}
        <div className="em-wide">
          <Note title={t(`company.duty.${duty}`)}>
            {t(`company.dutyText.${duty}`, {
              people: bound?.employees,
              balance: bound?.balance.toLocaleString(lang),
              specialPeople: special?.employees,
              specialBalance: special?.balance.toLocaleString(lang),
            })}{' '}
            {bound && <DecisionSource decision={bound} />}
          </Note>
        </div>
      </div>
    </Panel>
  );
}
