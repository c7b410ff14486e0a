import { ACTION_FIELDS } from '@emanet/contract/action-fields';
import { actions, LOGGED_ACTION_FIELDS } from '@emanet/contract/actions';
import { call, callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ListImport } from '../../records/import/ImportPage.tsx';

/** /aksiyonlar/ice-aktar: imports actions from a sheet. */
export default function ImportPage() {
  const { t } = useTranslation();
  return (
    <ListImport
      write="actions.write"
      target={{
        title: t('actions.title'),
        list: '/aksiyonlar',
        endpoints: actions,
        exportAll: async (lang) => {
          const { data } = await call(actions.list);
          return callForFile(actions.export, { body: { ids: data.map(({ id }) => id), lang } });
        },
        fields: ACTION_FIELDS,
        labelOf: (field) => {
          const known = LOGGED_ACTION_FIELDS.find((name) => name === field);
          return known ? t(`actions.fields.${known}`) : field;
        },
      }}
    />
  );
}
