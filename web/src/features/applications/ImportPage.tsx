import {
  APPLICATION_HEADS,
  APPLICATION_SHEET_FIELDS,
  applicationImport,
} from '@emanet/contract/applications/import';
import { useTranslation } from '../../platform/i18n.ts';
import { ListImport } from '../../records/import/ImportPage.tsx';

/** /basvurular/ice-aktar: imports applications from a sheet. */
export default function ImportPage() {
  const { t, lang } = useTranslation();
  return (
    <ListImport
      write="applications.write"
      target={{
        title: t('applications.title'),
        list: '/basvurular',
        endpoints: applicationImport,
        onlyAdds: true,
        fields: APPLICATION_SHEET_FIELDS,
        labelOf: (name) => APPLICATION_HEADS[name]?.[lang] ?? name,
      }}
    />
  );
}
