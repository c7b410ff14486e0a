import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import type { Names } from '../kinds/kind.ts';
import { activityAddress } from '../list-address.ts';
import classes from './drawer.module.css';

/** The activities a record names, each leading to its own record where the person may see it. */
export function LinkedActivities({ value, names }: { value: unknown; names: Names }) {
  const { t } = useTranslation();
  const ids: unknown[] = Array.isArray(value) ? value : [];
  return (
    <ul className={classes.linked}>
      {ids.map((id) => {
        const found = names.activities?.find((one) => one.id === id);
        return (
          <li key={String(id)}>
            {found ? (
              <>
                <Link to={activityAddress(found.id)}>{found.name}</Link>
                {found.special && <SpecialMark />}
                <span className={classes.quiet}>{found.department}</span>
              </>
            ) : (
              <span className={classes.quiet}>
                {t('records.otherActivity', { id: String(id) })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
