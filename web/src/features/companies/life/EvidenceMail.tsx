import {
  companyEvidence,
  EVIDENCE_RHYTHMS,
  type EvidenceMail as Settings,
} from '@emanet/contract/companies/evidence';
import { Button, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChanged } from '../../../nouns/read.ts';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { dayInWords } from '../../../platform/when.ts';
import type { NamedCompany } from '../../../ui/CompanyLine.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { useEvidenceMail } from './queries.ts';

/** The address for mails with heads of the company's log, and their interval. */
export function EvidenceMail({ company }: Readonly<{ company: NamedCompany }>) {
  const { t, lang } = useTranslation();
  const { data: settings } = useEvidenceMail(company.company_id);
  const [open, setOpen] = useState(false);
  if (!settings) return null;
  const { kanit_eposta, kanit_sikligi, kanit_gonderimi, reddetti, degistirebilir } = settings;
  const rhythm = t(`company.evidence.rhythms.${kanit_sikligi}`).toLocaleLowerCase(lang);
  return (
    <Stack gap="xs" align="flex-start" fz="sm">
      <Text size="sm">
        {kanit_eposta === null
          ? t('company.evidence.none')
          : t('company.evidence.sends', { address: kanit_eposta, rhythm })}
      </Text>
      {kanit_gonderimi && (
        <Text size="sm" c="dimmed">
          {t('company.evidence.last', { date: dayInWords(kanit_gonderimi, lang) })}
        </Text>
      )}
      {reddetti && (
        <Text size="sm" c="var(--em-high)">
          {t('company.evidence.refuses')}
        </Text>
      )}
      {degistirebilir ? (
        <Button variant="default" mt="xs" onClick={() => setOpen(true)}>
          {t(kanit_eposta === null ? 'company.evidence.set' : 'company.evidence.change')}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {t('company.evidence.administrator')}
        </Text>
      )}
      {open && (
        <EvidenceModal company={company} settings={settings} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
}

type Props = Readonly<{ company: NamedCompany; settings: Settings; onClose: () => void }>;

function EvidenceModal({ company, settings, onClose }: Props) {
  const { t } = useTranslation();
  const dil = useLanguage();
  const { company_id } = company;
  const changed = useChanged('companies', company_id);
  const form = useApiForm({
    endpoint: companyEvidence.setEvidenceMail,
    company_id,
    initial: {
      kanit_eposta: settings.kanit_eposta ?? '',
      kanit_sikligi: settings.kanit_sikligi,
    },
    bodyOf: (values) => ({ ...values, dil }),
    onDone: told(changed, onClose),
  });
  return (
    <FormModal form={form} title={t('company.evidence.title')} onClose={onClose}>
      <TextInput
        description={t('company.evidence.addressHelp')}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        data-autofocus
        {...form.field('kanit_eposta', t('company.evidence.address'))}
      />
      <SegmentedControl
        fullWidth
        aria-label={t('company.evidence.rhythm')}
        data={EVIDENCE_RHYTHMS.map((value) => ({
          value,
          label: t(`company.evidence.rhythms.${value}`),
        }))}
        {...form.field('kanit_sikligi')}
      />
    </FormModal>
  );
}
