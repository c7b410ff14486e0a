import { actions, LOGGED_ACTION_FIELDS } from '@emanet/contract/actions';
import { Navigate } from 'react-router';
import { call, callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { ImportScreen } from '../../records/import/ImportPage.tsx';
import { useFieldChoices } from '../../records/import/target.ts';

const REQUIRED: ReadonlySet<string> = new Set(['aksiyon_ismi', 'department_id', 'risk']);

/** /aksiyonlar/ice-aktar: imports actions from a sheet. */
export default function ImportPage() {
  const { t } = useTranslation();
  const mayWrite = useCan('actions.write');
  const labelOf = (field: string) => {
    const known = LOGGED_ACTION_FIELDS.find((name) => name === field);
    return known ? t(`actions.fields.${known}`) : field;
  };
  if (!mayWrite) return <Navigate to="/unauthorized-access" replace />;
  return (
    <ImportScreen
      target={{
        title: t('actions.title'),
        list: '/aksiyonlar',
        endpoints: actions,
        exportAll: async (lang) => {
          const { data } = await call(actions.list);
          return callForFile(actions.export, { body: { ids: data.map(({ id }) => id), lang } });
        },
        fields: LOGGED_ACTION_FIELDS.filter((name) => name !== 'dosya_adi').map((name) => ({
          name,
          label: labelOf(name),
          required: REQUIRED.has(name),
        })),
        useChoices: (field) =>
          useFieldChoices({ control: field === 'department_id' ? 'department' : 'text' }),
        labelOf,
        changesOf: ({ alanlar }) =>
          alanlar.map(({ alan, eski, yeni }) => ({
            alan,
            label: labelOf(alan),
            before: eski ?? '',
            after: yeni ?? '',
          })),
      }}
    />
  );
}
