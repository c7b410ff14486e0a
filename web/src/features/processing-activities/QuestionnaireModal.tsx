import { useState } from 'react';
import { processingActivities } from '@emanet/contract/processing-activities';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan, useCompany } from '../../platform/session/session.tsx';
import { DownloadButton } from '../../records/import/DownloadButton.tsx';
import { departmentOption, useDepartments } from '../../records/name-queries.ts';
import { sheetName } from '../../records/save-file.ts';
import { useDownload } from '../../records/useDownload.ts';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import { processingActivityRegister } from './register.ts';

/** Page for sending questionnaires by mail and reviewing them. */
const SENT = '/envanter/anketler';

type Props = Readonly<{ onClose: () => void }>;

/** Ten plain questions as a file for one department, and where to import the answers. */
export default function QuestionnaireModal({ onClose }: Props) {
  const { t } = useTranslation();
  return (
    <OpenModal onClose={onClose} title={t('questionnaire.title')} size={560}>
      <Questionnaire onClose={onClose} />
    </OpenModal>
  );
}

function Questionnaire({ onClose }: Props) {
  const { t, lang } = useTranslation();
  const { company_name } = useCompany();
  const { data: departments = [], isPending } = useDepartments(processingActivityRegister.tur);
  const [filter] = useSearchParams();
  const [chosen, setChosen] = useState(filter.get('departman'));
  const [only] = departments.length === 1 ? departments : [];
  const department =
    departments.find(({ department_id }) => String(department_id) === chosen) ?? only;
  const file = useDownload(
    (department_id: string) =>
      callForFile(processingActivities.questionnaire, { query: { department_id, lang } }),
    () =>
      sheetName(
        company_name,
        ...[t('questionnaire.file'), department?.department_name].filter(
          (part) => part !== undefined,
        ),
      ),
  );
  return (
    <>
      <Text c="var(--em-text-2)">{t('questionnaire.text')}</Text>
      <SearchSelect
        mt="md"
        data-autofocus
        label={t('fields.department')}
        placeholder={t('common.choose')}
        data={departments.map(departmentOption)}
        value={department ? String(department.department_id) : null}
        onChange={setChosen}
        allowDeselect={false}
        nothingFoundMessage={t(isPending ? 'common.loading' : 'ui.filters.nothing')}
      />
      <Text mt="md" size="sm" c="var(--em-text-2)" role="status">
        {t(file.isSuccess ? 'questionnaire.done' : 'questionnaire.back')}
      </Text>
      {useCan('questionnaires.read') && (
        <Group gap="lg" mt="md">
          <Anchor
            component={Link}
            to={`${SENT}${department ? `?gonder=${department.department_id}` : ''}`}
            onClick={onClose}
          >
            {t('questionnaire.mail')}
          </Anchor>
          <Anchor component={Link} to={SENT} onClick={onClose}>
            {t('questionnaire.sent')}
          </Anchor>
        </Group>
      )}
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button
          component={Link}
          to={processingActivityRegister.importPath}
          variant="default"
          onClick={onClose}
        >
          {t('questionnaire.import')}
        </Button>
        <DownloadButton
          icon={<IconDownload size={16} aria-hidden />}
          waiting={file.isPending}
          disabled={!department}
          onDownload={() => department && file.mutate(String(department.department_id))}
        >
          {t('questionnaire.get')}
        </DownloadButton>
      </Group>
    </>
  );
}
