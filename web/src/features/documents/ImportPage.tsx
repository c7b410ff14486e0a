import { DOCUMENT_FIELDS } from '@emanet/contract/document-fields';
import { documents } from '@emanet/contract/documents';
import { call, callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ListImport } from '../../records/import/ImportPage.tsx';
import { documentLook } from './look.ts';

/** /dokumanlar/ice-aktar: imports documents, without their files, from a sheet. */
export default function ImportPage() {
  const { t } = useTranslation();
  return (
    <ListImport
      write="documents.write"
      target={{
        title: t('documents.title'),
        list: '/dokumanlar',
        endpoints: documents,
        exportAll: async (lang) => {
          const { data } = await call(documents.list, { query: {} });
          return callForFile(documents.export, { body: { ids: data.map(({ id }) => id), lang } });
        },
        fields: DOCUMENT_FIELDS,
        labelOf: (name) => documentLook.label(t, name),
      }}
    />
  );
}
