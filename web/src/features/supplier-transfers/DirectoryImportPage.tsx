import { supplierNoun, suppliers } from '@emanet/contract/suppliers';
import { call, callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ListImport } from '../../records/import/ImportPage.tsx';
import { DIRECTORY, supplierLook } from './supplier-look.ts';

/** /tedarikciler/rehber/ice-aktar: imports suppliers from a sheet. */
export default function DirectoryImportPage() {
  const { t } = useTranslation();
  return (
    <ListImport
      write={supplierNoun.write}
      target={{
        title: t('supplierDirectory.title'),
        list: DIRECTORY,
        endpoints: suppliers,
        exportAll: async (lang) => {
          const { data } = await call(suppliers.list, { query: {} });
          return callForFile(suppliers.export, { body: { ids: data.map(({ id }) => id), lang } });
        },
        fields: supplierNoun.fields,
        labelOf: (name) => supplierLook.label(t, name),
      }}
    />
  );
}
