import { cookieNoun, cookies } from '@emanet/contract/cookies';
import { call, callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ListImport } from '../../records/import/ImportPage.tsx';
import { COOKIES, cookieLook } from './cookie-look.ts';

/** /metinler/cerezler/ice-aktar: imports cookies from a sheet or from the file of a scanner. */
export default function CookieImportPage() {
  const { t } = useTranslation();
  return (
    <ListImport
      write={cookieNoun.write}
      target={{
        title: t('cookies.title'),
        list: COOKIES,
        endpoints: cookies,
        exportAll: async (lang) => {
          const { data } = await call(cookies.list, { query: {} });
          return callForFile(cookies.export, { body: { ids: data.map(({ id }) => id), lang } });
        },
        fields: cookieNoun.fields,
        labelOf: (name) => cookieLook.label(t, name),
      }}
    />
  );
}
