import { kindOf } from '@emanet/contract/texts/kinds';
import type { SingleText } from '@emanet/contract/texts';
import { IconWorldUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import { type useTextVerbs, useDifferences } from '../queries.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { when } from '../../../platform/when.ts';
import { Stretches } from '../Stretches.tsx';
import css from '../texts.module.css';

/**
 * Publishes an approved text after showing its place, its changes and its gaps: a published version
 * is never changed.
 */
export function PublishButton({
  text,
  verb,
  foreign,
}: {
  text: SingleText;
  verb: ReturnType<typeof useTextVerbs>['publish'];
  /** Sentences without English. */
  foreign: number;
}) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const shut = () => setAsked(false);
  return (
    <>
      <ActButton onClick={() => setAsked(true)} icon={IconWorldUpload}>
        {t('texts.publish')}
      </ActButton>
      <ConfirmModal
        opened={asked}
        title={t('texts.publishAsked', { name: text.ad })}
        confirmLabel={t('texts.publish')}
        busy={verb.isPending}
        onConfirm={() => verb.mutate(undefined, { onSettled: shut })}
        onClose={shut}
      >
        <p>{t(kindOf(text.tur).open ? 'texts.publishOpen' : 'texts.publishInside')}</p>
        {foreign > 0 && <p>{t('texts.publishForeign', { count: foreign })}</p>}
        {text.yayindaki !== null && <SinceInForce id={text.id} inForce={text.yayindaki} />}
      </ConfirmModal>
    </>
  );
}

type Props = Readonly<{ id: number; inForce: number }>;

/** Sentences that the draft changes in the version in force; kept ones have their reason. */
function SinceInForce({ id, inForce }: Props) {
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
