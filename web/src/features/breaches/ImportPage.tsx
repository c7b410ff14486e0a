import { BREACH_HEADS, BREACH_SHEET_FIELDS, breachImport } from '@emanet/contract/breaches/import';
import { useTranslation } from '../../platform/i18n.ts';
import { ListImport } from '../../records/import/ImportPage.tsx';

/** /veri-ihlalleri/ice-aktar: imports breaches from a sheet. */
export default function ImportPage() {
  const { t, lang } = useTranslation();
  return (
    <ListImport
      write="breaches.write"
      target={{
        title: t('breaches.title'),
        list: '/veri-ihlalleri',
        endpoints: breachImport,
        onlyAdds: true,
        fields: BREACH_SHEET_FIELDS,
        labelOf: (name) => BREACH_HEADS[name]?.[lang] ?? name,
      }}
    />
  );
}
