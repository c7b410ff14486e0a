import { CLOCK_HEADS, CLOCK_SHEET_FIELDS, clockImport } from '@emanet/contract/clocks/import';
import { useTranslation } from '../../platform/i18n.ts';
import { ListImport } from '../../records/import/ImportPage.tsx';

/** /sureler/ice-aktar: imports clocks that a person starts from a sheet. */
export default function ImportPage() {
  const { t, lang } = useTranslation();
  return (
    <ListImport
      write="clocks.write"
      target={{
        title: t('clocks.title'),
        list: '/sureler',
        endpoints: clockImport,
        onlyAdds: true,
        fields: CLOCK_SHEET_FIELDS,
        labelOf: (name) => CLOCK_HEADS[name]?.[lang] ?? name,
      }}
    />
  );
}
