import { texts, type TextRow } from '@emanet/contract/texts';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { useCompanyId } from '../query-keys.ts';
import type { Register } from '../register.ts';
import classes from './drawer.module.css';

const SPOKEN_OF = ['veri_harita', 'veri_aktarim', 'diger_aktarim'];

/** Published texts that speak of a record; read anew, since a change of it makes them stale at once. */
export function useLinkedTexts({ tur }: Register, id: number) {
  const company = useCompanyId();
  const mayRead = useCan('texts.read');
  const { data } = useQuery({
    queryKey: ['texts', company, 'of', tur, id],
    queryFn: async ({ signal }) =>
      (await call(texts.list, { query: { kayit: `${tur}:${id}` }, signal })).data,
    enabled: mayRead && SPOKEN_OF.includes(tur),
  });
  return data ?? [];
}

/** Texts that speak of a record, and which of them it has outrun. */
export function LinkedTexts({ rows }: { rows: readonly TextRow[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('records.drawer.texts', { count: rows.length })}>
      <h3>{t('records.drawer.texts', { count: rows.length })}</h3>
      <ul className={classes.documents}>
        {rows.map(({ id, ad, eskiyen, yayindaki }) => (
          <li key={id}>
            <IconFileText size={18} aria-hidden />
            <div>
              <Link to={`/metinler/${id}${eskiyen > 0 ? '/fark' : ''}`}>
                <strong>{ad}</strong>
              </Link>
              <span className={classes.quiet}>
                {t('records.drawer.textVersion', { no: yayindaki })}
              </span>
            </div>
            <Tag tone={eskiyen > 0 ? 'mid' : 'done'}>
              {eskiyen > 0
                ? t('records.drawer.textStale', { count: eskiyen })
                : t('records.drawer.textCurrent')}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
