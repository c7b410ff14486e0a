import type { SingleText, TextDifference, TextDifferences } from '@emanet/contract/texts';
import { Button, Group } from '@mantine/core';
import { IconArrowRight, IconFilePlus, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import { KeepModal } from './KeepModal.tsx';
import { Paper, type Section, type Sentence } from './Paper.tsx';
import { useDifferences, useText, useTextVerbs } from './queries.ts';
import { useDecisions } from './useDecisions.ts';
import { StateMark } from './StateMark.tsx';
import { Stretches } from './Stretches.tsx';
import ink from './paper.module.css';
import css from './texts.module.css';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

/** /metinler/{id}/fark: what the register has outrun since the publication, sentence by sentence. */
export default function StalePage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const text = useText(Number(id));
  const differences = useDifferences(Number(id));
  const failure = text.error ?? differences.error;
  if (text.data && differences.data) return <Redline text={text.data} found={differences.data} />;
  return (
    <>
      <PageHead title={t('texts.changedSince')}>
        <BackButton to={`/metinler/${id}`} label={t('texts.backToText')} />
      </PageHead>
      {failure ? (
        <ErrorState error={failure} onRetry={() => void differences.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

function Redline({ text, found }: { text: SingleText; found: TextDifferences }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const go = useNavigate();
  const verbs = useTextVerbs(text);
  const [keeping, setKeeping] = useState<readonly string[] | 'all'>();
  const { farklar } = found;
  const work = useDecisions(farklar);
  const prepare = () =>
    verbs.prepare.mutate(work.overruled(found), {
      onSuccess: () => void go(`/metinler/${text.id}`),
    });
  const placeOf = (k: string) => farklar.findIndex((one) => one.k === k);
  const mark = (one: TextDifference) => (
    <Marked key={one.k} change={one} no={placeOf(one.k) + 1} decided={work.decisions[one.k]} />
  );
  const instead = (sentence: Sentence) => {
    const one = farklar.find(({ k }) => k === sentence.k);
    return one && mark(one);
  };
  const after = (section: Section) => {
    const added = farklar.filter(({ bolum, tur }) => bolum === section.k && tur === 'eklendi');
    return (
      added.length > 0 && (
        <ul>
          {added.map((one) => (
            <li key={one.k}>{mark(one)}</li>
          ))}
        </ul>
      )
    );
  };
  return (
    <>
      <PageHead title={t('texts.changedSince')} count={<StateMark text={text} />} text={text.ad}>
        <BackButton to="/metinler" label={t('texts.title')} />
        <ActButton variant="default" component={Link} to={`/metinler/${text.id}`} icon={IconPencil}>
          {t('texts.editText')}
        </ActButton>
        {farklar.length > 0 && (
          <Button variant="default" onClick={() => setKeeping('all')}>
            {t('texts.keep')}
          </Button>
        )}
        <ActButton icon={IconFilePlus} loading={verbs.prepare.isPending} onClick={prepare}>
          {t('texts.prepare')}
        </ActButton>
      </PageHead>
      <Group component="p" gap="sm">
        <b>{t('texts.publishedVersion', { no: found.sira })}</b>
        <span className="em-quiet">
          {when(found.yayin_tarihi, lang, true)} · {t('texts.approvedBy', { by: found.onaylayan })}
        </span>
        <IconArrowRight size={16} aria-hidden />
        <b>{t('texts.registerToday')}</b>
        <del className={ink.gone}>{t('texts.goes')}</del>
        <ins className={ink.come}>{t('texts.comes')}</ins>
        <span className="em-quiet">
          {t('texts.ofSentences', { count: farklar.length, all: found.cumle_sayisi })}
        </span>
      </Group>
      <div className={`em-desk ${css.desk}`} data-two>
        <Paper
          text={found.metin[lang]}
          instead={instead}
          after={after}
          current={work.current?.bolum}
        />
        <aside className="em-parts" data-sticky data-first aria-label={t('texts.differences')}>
          {farklar.length === 0 && <Note tone="done">{t('texts.nothingMoved')}</Note>}
          {farklar.map((one, place) => (
            <ChangeCard
              key={one.k}
              change={one}
              no={place + 1}
              current={work.current?.k === one.k}
              decided={work.decisions[one.k]}
              onCurrent={() => work.setAt(place)}
              onDecide={(decision) => work.decide(one.k, decision)}
              onKeep={() => setKeeping([one.k])}
            />
          ))}
          {found.etkisiz > 0 && (
            <Note
              action={
                farklar.length === 0 && (
                  <Button size="xs" variant="default" onClick={() => setKeeping('all')}>
                    {t('texts.keep')}
                  </Button>
                )
              }
            >
              {t('texts.withoutEffect', { count: found.etkisiz })}
            </Note>
          )}
          {farklar.length > 0 && (
            <p className="em-quiet">
              {t('texts.decided', {
                done: Object.keys(work.decisions).length,
                all: farklar.length,
              })}
            </p>
          )}
        </aside>
      </div>
      {keeping && (
        <KeepModal
          id={text.id}
          sentences={keeping === 'all' ? undefined : keeping}
          onClose={() => setKeeping(undefined)}
        />
      )}
    </>
  );
}

/** A sentence as a redline, with its number; one that will not be taken stays as it was. */
function Marked({
  change,
  no,
  decided,
}: {
  change: TextDifference;
  no: number;
  decided: string | undefined;
}) {
  return (
    <span id={`fark-${no}`}>
      <span className={css.number}>{no}</span>{' '}
      <Stretches parts={change.parcalar} asBefore={decided === 'birak'} />{' '}
    </span>
  );
}
