import type { BulkPlan } from '@emanet/contract/records/bulk';
import { IconAlertTriangle, IconCircleCheck, IconEqual, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './bulk.module.css';

const NAMES_SHOWN = 3;

/** The first names of some records, and the number of the others. */
export const namesOf = (rows: readonly Readonly<{ ad: string }>[]) =>
  rows
    .slice(0, NAMES_SHOWN)
    .map(({ ad }) => ad)
    .join(', ') + (rows.length > NAMES_SHOWN ? ` +${rows.length - NAMES_SHOWN}` : '');

type Props = Readonly<{ plan: BulkPlan; label: (name: string) => string }>;

/** Preview of a bulk edit, before it is done. */
export function BulkPlanNote({ plan, label }: Props) {
  const { t } = useTranslation();
  const { degisecek, bostu, ayni, sorulmayan, uyarilacak, cakisan, reddedilen, bosalacak } = plan;
  const missing = plan.bulunamayan.length;
  const emptied = new Set(bosalacak.flatMap(({ alanlar }) => alanlar));
  const lines: readonly Readonly<{
    key: LineName;
    count: number;
    icon: ReactNode;
    said: string;
  }>[] = [
    {
      key: 'changing',
      count: degisecek.length,
      icon:
        degisecek.length > 0 ? (
          <IconCircleCheck size={16} className="em-toned" data-tone="done" aria-hidden />
        ) : (
          <IconEqual size={16} aria-hidden />
        ),
      said: t('records.bulk.had', { empty: bostu, other: degisecek.length - bostu }),
    },
    {
      key: 'same',
      count: ayni,
      icon: <IconEqual size={16} aria-hidden />,
      said: t('records.bulk.untouched'),
    },
    {
      key: 'notAsked',
      count: sorulmayan,
      icon: <IconEqual size={16} aria-hidden />,
      said: t('records.bulk.untouched'),
    },
    {
      key: 'warned',
      count: uyarilacak.length,
      icon: <IconAlertTriangle size={16} className="em-toned" data-tone="mid" aria-hidden />,
      said: namesOf(uyarilacak),
    },
    {
      key: 'emptied',
      count: bosalacak.length,
      icon: <IconAlertTriangle size={16} className="em-toned" data-tone="mid" aria-hidden />,
      said: [...emptied].map(label).join(', '),
    },
    {
      key: 'overtaken',
      count: cakisan.length,
      icon: <IconUsers size={16} className="em-toned" data-tone="mid" aria-hidden />,
      said: namesOf(cakisan),
    },
    {
      key: 'missing',
      count: missing,
      icon: <IconAlertTriangle size={16} className="em-toned" data-tone="mid" aria-hidden />,
      said: t('records.bulk.missing', { count: missing }),
    },
    {
      key: 'refused',
      count: reddedilen.length,
      icon: <IconAlertTriangle size={16} className="em-toned" data-tone="high" aria-hidden />,
      said: [...new Set(reddedilen.map(({ neden }) => neden))].join(' '),
    },
  ];
  return (
    <div role="status">
      <ul className="em-card em-lines">
        {lines
          .filter(({ key, count }) => count > 0 || key === 'changing' || key === 'same')
          .map(({ key, count, icon, said }) => (
            <li key={key} className={`em-small em-stack ${classes.line}`}>
              {icon}
              <span>{t(`records.bulk.lines.${key}`)}</span>
              <strong className="em-num">{t('common.records', { count })}</strong>
              <span className={`em-faint ${classes.said}`}>{count > 0 && said}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

type LineName =
  'changing' | 'same' | 'notAsked' | 'warned' | 'emptied' | 'overtaken' | 'missing' | 'refused';
