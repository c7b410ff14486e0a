import { COMPANY_KINDS } from '@emanet/contract/shared/company-kinds';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import css from './companies.module.css';
import type { CompanyFormState } from './useCompanyForm.ts';
import { mersisDigits, taxDigits } from './form-values.ts';
import { VerbisLabel } from './VerbisLabel.tsx';

type Props = Readonly<{ form: CompanyFormState; readOnly: boolean }>;

/** Title, numbers and addresses of the company as controller. */
export function IdentityFields({ form, readOnly }: Props) {
  const { t } = useTranslation();
  const { vergi_no, mersis_no } = form.values;
  return (
    <div className={`em-columns em-fields ${css.fields}`}>
      <TextInput
        {...form.field('unvan')}
        className="em-wide"
        label={<VerbisLabel>{t('company.fields.unvan')}</VerbisLabel>}
        readOnly={readOnly}
        autoComplete="organization"
      />
      <SearchSelect
        label={t('company.fields.kurum_turu')}
        data={COMPANY_KINDS.map((kind) => ({ value: kind, label: t(`company.kinds.${kind}`) }))}
        value={form.values.kurum_turu || null}
        onChange={(kind) => form.set('kurum_turu', COMPANY_KINDS.find((one) => one === kind) ?? '')}
        readOnly={readOnly}
        clearable
      />
      <TextInput
        {...form.field('vergi_no')}
        label={
          <VerbisLabel digits={taxDigits(vergi_no)}>{t('company.fields.vergi_no')}</VerbisLabel>
        }
        inputMode="numeric"
        readOnly={readOnly}
        autoComplete="off"
      />
      <TextInput
        {...form.field('mersis_no')}
        label={
          <VerbisLabel digits={mersisDigits(mersis_no, vergi_no)}>
            {t('company.fields.mersis_no')}
          </VerbisLabel>
        }
        inputMode="numeric"
        readOnly={readOnly}
        autoComplete="off"
      />
      <Textarea
        {...form.field('adres')}
        className="em-wide"
        label={<VerbisLabel>{t('company.fields.adres')}</VerbisLabel>}
        autosize
        minRows={1}
        readOnly={readOnly}
        autoComplete="street-address"
      />
      <TextInput
        {...form.field('kep')}
        label={<VerbisLabel>{t('company.fields.kep')}</VerbisLabel>}
        inputMode="email"
        autoCapitalize="none"
        readOnly={readOnly}
        autoComplete="off"
      />
      <TextInput
        {...form.field('web', t('company.fields.web'))}
        inputMode="url"
        readOnly={readOnly}
        autoComplete="url"
      />
    </div>
  );
}
