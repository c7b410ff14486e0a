import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import type { Change } from './changes.ts';
import classes from './log.module.css';

/** Changed fields, each with its old and new value. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <div key={change.alan}>
          <dt>{change.label}</dt>
          <dd>
            <ChangedValue change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The old and the new value of a field, or for choices what came and went. */
function ChangedValue({ change }: { change: Change }) {
  const { t } = useTranslation();
  if ('plus' in change && change.plus.length + change.minus.length === 0)
    return <span className={classes.quiet}>{t('changeLog.order')}</span>;
  if ('plus' in change)
    return (
      <>
        {change.minus.map((label) => (
          <del key={label} aria-label={`${t('changeLog.minus')}: ${label}`}>
            − {label}
          </del>
        ))}
        {change.plus.map((label) => (
          <ins key={label} aria-label={`${t('changeLog.plus')}: ${label}`}>
            + {label}
          </ins>
        ))}
      </>
    );
  return (
    <>
      {change.before && (
        <del aria-label={`${t('changeLog.before')}: ${change.before}`}>{change.before}</del>
      )}
      <span className={classes.after}>
        {change.before && <IconArrowRight size={14} aria-hidden />}
        {change.after ? (
          <ins aria-label={`${t('changeLog.after')}: ${change.after}`}>{change.after}</ins>
        ) : (
          <span className={classes.quiet}>{t('changeLog.blank')}</span>
        )}
      </span>
    </>
  );
}
