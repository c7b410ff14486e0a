import { Fragment, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../platform/i18n.ts';
import { usePastDay } from '../../platform/session/past-day.ts';
import { useCompanyEntry } from '../../platform/session/session.tsx';
import classes from './print.module.css';
import { dayInWords, whenInFull } from '../../platform/when.ts';

type Props = Readonly<{
  title: string;
  /** Owner of the sheet where it is not the shown company. */
  owner?: string | undefined;
  /** Printed and omitted parts; a line each. */
  notes: readonly string[];
  /** Other printable parts stay on the screen. */
  alone?: boolean;
  children: ReactNode;
}>;

/** A sheet for paper instead of the screen: its owner, its date and a table. */
export function PrintedPage({ title, owner, notes, alone, children }: Props) {
  const { t, lang } = useTranslation();
  const company = useCompanyEntry();
  const day = usePastDay();
  const whose = owner ?? company?.company_name ?? '';
  const date = whenInFull(new Date().toISOString(), lang);
  const foot = [whose, title, date].join(' · ');
  useLayoutEffect(() => {
    // The margin of a sheet can be set only at the root.
    const { style } = document.documentElement;
    style.setProperty('--em-sheet-foot', JSON.stringify(foot));
    return () => void style.removeProperty('--em-sheet-foot');
  }, [foot]);
  return createPortal(
    <div className={classes.sheet} data-alone={alone || undefined}>
      <h1>{title}</h1>
      <p>
        {t('ui.print.company', { company: whose, date })}
        {[...(day ? [t('past.seen', { day: dayInWords(day, lang) })] : []), ...notes].map(
          (note) => (
            <Fragment key={note}>
              <br />
              {note}
            </Fragment>
          ),
        )}
      </p>
      {children}
    </div>,
    document.body,
  );
}
