import { differences } from '@emanet/contract/texts/differences';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { useVersion } from '../queries.ts';
import { Stretches } from '../Stretches.tsx';
import css from '../texts.module.css';

type Props = Readonly<{ id: number; inForce: number; next: number }>;

/** Sentences that the next version changes, those kept by hand against the register marked. */
export function SinceInForce({ id, inForce, next }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const before = useVersion(id, inForce).data?.metin[lang];
  const after = useVersion(id, next).data?.metin[lang];
  if (!before || !after) return <ListSkeleton />;
  const changed = differences(before, after);
  const byHand = new Map(
    after.bolumler.flatMap(({ cumleler }) =>
      cumleler.flatMap(({ k, gerekce }) => (gerekce ? [[k, gerekce] as const] : [])),
    ),
  );
  return (
    <section aria-label={t('texts.sinceInForce')}>
      <h3>
        {changed.length > 0
          ? t('texts.changedSentences', { no: inForce, count: changed.length })
          : t('texts.sameSentences', { no: inForce })}
      </h3>
      <ul className={css.longList} tabIndex={0}>
        {changed.map(({ k, baslik, tur, parcalar }) => (
          <li key={k}>
            <b>{baslik}</b> <Stretches parts={[...parcalar]} />{' '}
            {byHand.has(k) && (
              <Tag tone="mid">
                {t(tur === 'elle' ? 'texts.changeKept' : 'texts.changedByHand', {
                  reason: byHand.get(k),
                })}
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
