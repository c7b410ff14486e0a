import { SESSION_FIELDS, sessionImport } from '@emanet/contract/training/session-import';
import { training } from '@emanet/contract/training';
import { call, callForFile } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListImport } from '../../../records/import/ImportPage.tsx';

/** /farkindalik-egitimi/oturumlar/ice-aktar: imports sessions in a room from a sheet. */
export default function ImportPage() {
  const { t } = useTranslation();
  return (
    <ListImport
      write="training.write"
      target={{
        title: t('training.part.sessions'),
        list: '/farkindalik-egitimi/oturumlar',
        endpoints: sessionImport,
        exportAll: async (lang) => {
          const { data } = await call(training.sessions);
          const ids = data.map(({ id }) => id);
          return callForFile(sessionImport.exportSessions, { body: { ids, lang } });
        },
        fields: SESSION_FIELDS,
        labelOf: (field) => {
          const known = SESSION_FIELDS.find(({ name }) => name === field)?.name;
          return known ? t(`training.session.${known}`) : field;
        },
      }}
    />
  );
}
