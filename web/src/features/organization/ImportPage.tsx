import { organization } from '@emanet/contract/organization';
import { DEPARTMENT_FIELDS, departmentImport } from '@emanet/contract/organization/import';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ListImport } from '../../records/import/ImportPage.tsx';

/** /organizasyon/ice-aktar: imports departments from a sheet. */
export default function ImportPage() {
  const { t } = useTranslation();
  return (
    <ListImport
      write="organization.write"
      target={{
        title: t('fields.departments'),
        list: '/organizasyon',
        endpoints: departmentImport,
        exportAll: (lang) => callForFile(organization.export, { query: { lang } }),
        fields: DEPARTMENT_FIELDS,
        labelOf: () => t('fields.department'),
      }}
    />
  );
}
