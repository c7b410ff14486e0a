import { supplierNoun, suppliers } from '@emanet/contract/suppliers';
import { Navigate } from 'react-router';
import { call, callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { ImportScreen } from '../../records/import/ImportPage.tsx';
import { listTarget } from '../../records/import/target.ts';
import { DIRECTORY, supplierLook } from './supplier-look.ts';

/** /tedarikciler/rehber/ice-aktar: imports suppliers from a sheet. */
export default function DirectoryImportPage() {
  const { t } = useTranslation();
  const mayWrite = useCan(supplierNoun.write);
  if (!mayWrite) return <Navigate to="/unauthorized-access" replace />;
  return (
    <ImportScreen
      target={listTarget({
        title: t('supplierDirectory.title'),
        list: DIRECTORY,
        endpoints: suppliers,
        exportAll: async (lang) => {
          const { data } = await call(suppliers.list, { query: {} });
          return callForFile(suppliers.export, { body: { ids: data.map(({ id }) => id), lang } });
        },
        fields: supplierNoun.fields,
        labelOf: (name) => supplierLook.label(t, name),
      })}
    />
  );
}
