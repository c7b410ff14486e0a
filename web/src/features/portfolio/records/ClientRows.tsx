import type { SeveralRow } from '@emanet/contract/portfolio/several';
import { inCompany } from '@emanet/contract/shared/company-address';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import css from '../several.module.css';

type Props = Readonly<{
  rows: readonly SeveralRow[];
  nameOf: (company_id: number) => string;
}>;

const PARTS = [
  ['metin', '/metinler?goster=eskiyen'],
  ['verbis', '/tablolar?gorunum=verbis'],
] as const;

/** Each client of an act, before or after it: records, conflicts, reasons, and what follows. */
export function ClientRows({ rows, nameOf }: Props) {
  const { t } = useTranslation();
  return (
    <ul
      className={`em-card em-lines em-scroll ${css.several}`}
      // A list that scrolls is reached by keys.
      tabIndex={0}
      aria-label={t('portfolio.allClients')}
    >
      {rows.map((row) => (
        <li
          key={row.company_id}
          className={`em-small em-stack ${css.row}`}
          data-skipped={row.durum !== 'olur' || undefined}
        >
          <Text inherit fw={560} truncate>
            {nameOf(row.company_id)}
          </Text>
          <Text fz="smaller">
            <Details row={row} />
          </Text>
          <span>
            {row.durum === 'olur'
              ? t('common.records', { count: row.sayi })
              : t(`portfolio.several.reasons.${row.neden ?? 'hata'}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Before the act, what stays and why; after it, links to what follows. */
function Details({ row: { company_id, plan, sonuc } }: Readonly<{ row: SeveralRow }>) {
  const { t } = useTranslation();
  if (sonuc)
    return PARTS.map(([part, address]) => {
      const count = sonuc[part];
      if (count === 0) return null;
      const name = part === 'metin' ? 'texts' : 'filing';
      return (
        <Text key={part} span inherit mr="sm">
          {count === null ? (
            t(`portfolio.across.${name}Unknown`)
          ) : (
            <Anchor component={Link} to={inCompany(address, company_id)} inherit>
              {t(`portfolio.across.${name}`, { count })}
            </Anchor>
          )}
        </Text>
      );
    });
  if (!plan) return null;
  const { cakisan, reddedilen, ayni, sorulmayan, bulunamayan } = plan;
  return [
    ...cakisan.map(({ ad, guncelleyen }) =>
      t('portfolio.across.overtaken', { what: ad, who: guncelleyen }),
    ),
    ...reddedilen.map(({ ad, neden }) => `${ad}: ${neden}`),
    ayni > 0 && t('portfolio.across.same', { count: ayni }),
    sorulmayan > 0 && t('portfolio.across.notAsked', { count: sorulmayan }),
    bulunamayan.length > 0 && t('portfolio.across.gone', { count: bulunamayan.length }),
  ]
    .filter(Boolean)
    .join(' · ');
}
