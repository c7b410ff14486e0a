import { articleIn } from '@emanet/contract/shared/articles';
import { tables } from '@emanet/contract/tables';
import { crossRule } from '@emanet/contract/tables/cross-rules';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { useCompany } from '../../platform/session/session.tsx';
import { tableKey } from '../query-keys.ts';
import type { RecordRow, Register } from '../register.ts';
import classes from './drawer.module.css';

/** Where a record and those it is linked with say different things; nothing until it is known. */
export function CrossWarnings({ register, row }: Readonly<{ register: Register; row: RecordRow }>) {
  const lang = useLanguage();
  const { tur } = register;
  const key = tableKey(useCompany().company_id, 'cross-checks', lang);
  const { data = [] } = useQuery({
    queryKey: [...key, tur, row.id, row.surum],
    queryFn: async ({ signal }) => {
      const query = { tur, id: String(row.id) };
      return (await call(tables.crossChecks, { query, signal })).data;
    },
  });
  if (data.length === 0) return null;
  return (
    <section className={classes.section}>
      {data.map(({ kod, seviye, veriler }) => {
        const { title, why, article } = crossRule(kod);
        return (
          <div key={kod} className={classes.warning} data-high={seviye === 'Yüksek' || undefined}>
            <IconAlertTriangle size={16} aria-hidden />
            <div>
              <strong>
                {title[lang]}
                {veriler.length > 0 && `: ${veriler.join(', ')}`}
              </strong>
              <p>
                {why[lang]} ({articleIn(article, lang)})
              </p>
            </div>
          </div>
        );
      })}
    </section>
  );
}
