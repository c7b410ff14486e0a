import { Tag } from '../../../ui/panel/Tag.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { useTranslation } from '../../../platform/i18n.ts';
import { when } from '../../../platform/when.ts';
import { useDifferences } from '../queries.ts';
import { Stretches } from '../Stretches.tsx';
import css from '../texts.module.css';

type Props = Readonly<{ id: number; inForce: number }>;

/** Sentences that the draft changes in the version in force; those kept by a decision say why. */
export function SinceInForce({ id, inForce }: Props) {
  const { t, lang } = useTranslation();
  const { data } = useDifferences(id);
  if (!data) return <ListSkeleton />;
  const changed = data.taslak ?? [];
  return (
    <section aria-label={t('texts.sinceInForce')}>
      <h3>
        {changed.length > 0
          ? t('texts.changedSentences', { no: inForce, count: changed.length })
          : t('texts.sameSentences', { no: inForce })}
      </h3>
      {changed.length > 0 && (
        <ul className={css.longList} tabIndex={0}>
          {changed.map(({ k, baslik, tur, parcalar, karar }) => (
            <li key={k}>
              <b>{baslik}</b> <Stretches parts={parcalar} />{' '}
              {tur === 'elle' && <Tag tone="mid">{t('texts.changeKept')}</Tag>}{' '}
              {karar && (
                <small className="em-quiet">
                  {t('texts.decisionTold', {
                    reason: karar.gerekce,
                    by: karar.karar_veren,
                    when: when(karar.tarih, lang),
                  })}
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
