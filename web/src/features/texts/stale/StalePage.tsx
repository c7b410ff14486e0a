import type { SingleText, TextDifferences } from '@emanet/contract/texts';
import { Group } from '@mantine/core';
import { IconArrowRight, IconFilePlus, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { useCompany } from '../../../platform/session/session.tsx';
import { when } from '../../../platform/when.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SegmentedFace } from '../../../ui/panel/SegmentedFace.tsx';
import { useAddressChoice } from '../../../ui/panel/useAddressChoice.ts';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { StepFoot } from '../../../ui/step/StepPage.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import { useDifferences, useText, useTextVerbs } from '../queries.ts';
import { StateMark } from '../StateMark.tsx';
import css from '../texts.module.css';
import { Rail } from './Rail.tsx';
import { Redline } from './Redline.tsx';
import { useDecisions } from './useDecisions.ts';

const HandModal = atFirstMove(() => import('./HandModal.tsx'));
const KeepModal = atFirstMove(() => import('./KeepModal.tsx'));

/** /metinler/{id}/fark: changes of the register since the publication, sentence by sentence. */
export default function StalePage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const text = useText(Number(id));
  const differences = useDifferences(Number(id));
  const failure = text.error ?? differences.error;
  if (text.data && differences.data)
    return (
      <Desk
        key={differences.data.sira}
        text={text.data}
        found={differences.data}
        readAt={new Date(differences.dataUpdatedAt).toISOString()}
      />
    );
  return (
    <>
      <PageHead
        title={t('texts.changedSince')}
        back={{ to: `/metinler/${id}`, label: t('texts.backToText') }}
      />
      {failure ? (
        <ErrorState error={failure} onRetry={() => void differences.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

type DeskProps = Readonly<{ text: SingleText; found: TextDifferences; readAt: string }>;

function Desk({ text, found, readAt }: DeskProps) {
  const { t } = useTranslation();
  const go = useNavigate();
  const phone = usePhone();
  const verbs = useTextVerbs(text);
  const [face, setFace] = useAddressChoice('gorunum', ['farkli', 'temiz', 'yan-yana']);
  const [keeping, setKeeping] = useState<readonly string[] | 'all'>();
  const [writing, setWriting] = useState(false);
  const [asked, setAsked] = useState(false);
  const write = () => setWriting(true);
  const work = useDecisions(text, found, write);
  const button = useRef<HTMLButtonElement>(null);
  const ready = work.open === undefined;
  // The walk through the open ones ends where it began.
  useEffect(() => {
    if (asked && ready) button.current?.focus();
  }, [asked, ready]);
  const prepare = () => {
    setAsked(true);
    if (work.open !== undefined) return work.go(work.open);
    const { govde } = text;
    verbs.prepare.mutate(govde && work.bodyOf(govde), {
      onSuccess: () => {
        work.forget();
        void go(`/metinler/${text.id}`);
      },
    });
  };
  const next = (
    <ActButton ref={button} icon={IconFilePlus} loading={verbs.prepare.isPending} onClick={prepare}>
      {t('texts.prepare')}
    </ActButton>
  );
  const shown = { found, decisions: work.decisions, current: work.current };
  return (
    <>
      <PageHead
        title={t('texts.changedSince')}
        back={{ to: '/metinler', label: t('texts.title'), here: text.ad }}
        count={<StateMark text={text} />}
      >
        <SegmentedFace
          label={t('common.view')}
          faces={(['farkli', 'temiz', 'yan-yana'] as const).map((value) => ({
            value,
            label: t(`texts.redlineFaces.${value}`),
          }))}
          value={face}
          onChange={setFace}
        />
        <ActButton variant="default" component={Link} to={`/metinler/${text.id}`} icon={IconPencil}>
          {t('texts.editText')}
        </ActButton>
        {!phone && next}
      </PageHead>
      <div className={`em-desk ${css.desk}`} data-two>
        <div className="em-parts">
          <Between found={found} readAt={readAt} />
          {face === 'yan-yana' ? (
            <div className="em-columns">
              <Redline
                {...shown}
                face="eski"
                head={<b>{t('texts.publishedVersion', { no: found.sira })}</b>}
              />
              <Redline {...shown} face="yeni" head={<b>{t('texts.registerToday')}</b>} />
            </div>
          ) : (
            <Redline {...shown} face={face} head={<Head found={found} />} />
          )}
        </div>
        <Rail
          text={text}
          found={found}
          work={work}
          asked={asked}
          onWrite={write}
          onKeep={setKeeping}
        />
      </div>
      {phone && (
        <StepFoot alone summary={`${t('texts.decided')} ${work.done} / ${found.farklar.length}`}>
          {next}
        </StepFoot>
      )}
      {writing && work.current && (
        <HandModal
          key={work.current.k}
          text={text}
          found={found}
          change={work.current}
          decided={work.decisions[work.current.k]?.karar}
          onWritten={(yazilan) => {
            if (work.current) work.decide(work.current.k, { ne: 'elle', yazilan });
            setWriting(false);
          }}
          onClose={() => setWriting(false)}
        />
      )}
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

/** The version in force, the time of reading the register, and the meaning of their marks. */
function Between({ found, readAt }: Omit<DeskProps, 'text'>) {
  const { t, lang } = useTranslation();
  const { sira, yayin_tarihi, onaylayan, farklar, cumle_sayisi } = found;
  return (
    <Group component="p" gap="sm" m={0}>
      <b>{t('texts.publishedVersion', { no: sira })}</b>
      <span className="em-quiet">
        {when(yayin_tarihi, lang, true)}, {t('texts.approvedBy', { by: onaylayan })}
      </span>
      <IconArrowRight size={16} aria-hidden />
      <b>{t('texts.registerToday')}</b>
      <span className="em-quiet">{when(readAt, lang, true)}</span>
      <Group component="span" gap="sm" ml="auto">
        <del className="em-gone">{t('texts.goes')}</del>
        <ins className="em-come">{t('texts.comes')}</ins>
        <span className="em-quiet">
          {t('texts.ofSentences', { count: farklar.length, all: cumle_sayisi })}
        </span>
      </Group>
    </Group>
  );
}

/** Head of the paper: the company's logo, the version and its day. */
function Head({ found: { sira, yayin_tarihi } }: { found: TextDifferences }) {
  const { t, lang } = useTranslation();
  const company = useCompany();
  return (
    <>
      <Logo id={company.company_id} name={company.company_name} logo={company.logo} />
      <small className="em-quiet">
        {t('common.versionNo', { no: sira })}, {when(yayin_tarihi, lang)}
      </small>
    </>
  );
}
