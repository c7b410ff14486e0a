import { Fragment } from 'react';
import { choiceOf } from '@emanet/contract/lookups';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { BasisChips } from '../../ui/BasisChips.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { codesIn, groupPersonalData } from '../display.ts';
import classes from './drawer.module.css';

/** How many items of personal data in how many categories. */
export function DataCount({ value }: { value: unknown }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const groups = groupPersonalData(value, lang).length;
  const items = codesIn(value).length;
  if (items === 0) return null;
  return (
    <span className={classes.quiet}>
      {t('records.drawer.dataCount', {
        items: t('records.drawer.items', { count: items }),
        groups: t('records.drawer.groups', { count: groups }),
      })}
    </span>
  );
}

/** Personal data by category; special categories carry their mark and colour. */
export function PersonalData({ value }: { value: unknown }) {
  const lang = useLanguage();
  return groupPersonalData(value, lang).map((group) => (
    <Fragment key={group.code}>
      <dt data-special={group.special || undefined}>
        {group.name}
        {group.special && <SpecialMark />}
      </dt>
      <dd className={classes.pills}>
        {group.items.map((item) => (
          <span key={item.code} className={classes.pill} data-special={item.special || undefined}>
            {item.name}
          </span>
        ))}
      </dd>
    </Fragment>
  ));
}

/** Legal bases with their article and their name. */
export function LegalBases({ label, value }: { label: string; value: unknown }) {
  const lang = useLanguage();
  return (
    <>
      <dt>{label}</dt>
      <dd className={classes.bases}>
        {codesIn(value).map((code) => {
          const basis = choiceOf('isleme_sarti', code);
          return (
            <div key={code}>
              <BasisChips codes={[basis?.article ?? code]} explained />
              <span>{basis?.[lang] ?? code}</span>
            </div>
          );
        })}
      </dd>
    </>
  );
}
