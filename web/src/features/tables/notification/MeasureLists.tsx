import type { Measure, Measures } from '@emanet/contract/tables';
import { useTranslation } from '../../../platform/i18n.ts';
import { CopyList } from './CopyList.tsx';
import classes from './notification.module.css';

type Props = Readonly<{
  measures: Measures;
  /** Whose measures they are, for the labels of the copy buttons. */
  of: string;
}>;

/** Technical and administrative measures; those that the registry does not list are marked and not copied. */
export function MeasureLists({ measures, of }: Props) {
  const { t } = useTranslation();
  if (measures.teknik.length + measures.idari.length === 0)
    return <span className={classes.quiet}>{t('tables.none.tedbirler')}</span>;
  return (
    <div className={classes.measures}>
      {(['teknik', 'idari'] as const).map((kind) => (
        <Kind key={kind} title={t(`tables.measures.${kind}`)} measures={measures[kind]} of={of} />
      ))}
    </div>
  );
}

function Kind({
  title,
  measures,
  of,
}: {
  title: string;
  measures: readonly Measure[];
  of: string;
}) {
  const { t } = useTranslation();
  const official = measures.filter((one) => one.verbis).map((one) => one.ad);
  if (measures.length === 0) return null;
  return (
    <div>
      <h4>
        {title}
        {official.length > 0 && <CopyList names={official} label={`${of}: ${title}`} />}
      </h4>
      <ul>
        {measures.map(({ kod, ad, verbis }) => (
          <li key={kod}>
            {ad}
            {!verbis && <span className={classes.unlisted}>{t('tables.unlisted')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
