import { Group, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import type { Change } from './changes.ts';
import classes from './log.module.css';

type Props = Readonly<{
  changes: readonly Change[];
  /** An act at the line of a field. */
  act?: ((change: Change) => ReactNode) | undefined;
}>;

/** Changed fields, each with its old and new value. */
export function Changes({ changes, act }: Props) {
  if (changes.length === 0) return null;
  return (
    <dl className={`em-card em-lines em-small em-canvas em-break ${classes.changes}`}>
      {changes.map((change) => (
        <div key={change.alan} className="em-columns">
          <dt className="em-faint">{change.label}</dt>
          <Group component="dd" gap="5px 8px" m={0}>
            <ChangedValue change={change} />
            {act?.(change)}
          </Group>
        </div>
      ))}
    </dl>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <Text span fz="meta" c="dimmed">
    {children}
  </Text>
);

/** The old and the new value of a field, or for choices the added and removed ones. */
export function ChangedValue({ change }: { change: Change }) {
  const { t } = useTranslation();
  if ('plus' in change && change.plus.length + change.minus.length === 0)
    return <Quiet>{t('changeLog.order')}</Quiet>;
  if ('plus' in change)
    return (
      <>
        {change.minus.map((label) => (
          <del key={label} className="em-gone" aria-label={`${t('changeLog.minus')}: ${label}`}>
            − {label}
          </del>
        ))}
        {change.plus.map((label) => (
          <ins key={label} className="em-come" aria-label={`${t('changeLog.plus')}: ${label}`}>
            + {label}
          </ins>
        ))}
      </>
    );
  return (
    <>
      {change.before && (
        <del className="em-gone" aria-label={`${t('changeLog.before')}: ${change.before}`}>
          {change.before}
        </del>
      )}
      <Group component="span" gap="sm" wrap="nowrap" miw={0}>
        {change.before && <IconArrowRight size={14} style={{ flex: 'none' }} aria-hidden />}
        {change.after ? (
          <ins className="em-come" aria-label={`${t('changeLog.after')}: ${change.after}`}>
            {change.after}
          </ins>
        ) : (
          <Quiet>{t('changeLog.blank')}</Quiet>
        )}
      </Group>
    </>
  );
}
