import { kindOf } from '@emanet/contract/texts/kinds';
import { plainOf } from '@emanet/contract/texts/model';
import type { SingleText } from '@emanet/contract/texts';
import { Anchor, Group } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { lazily } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { StepFoot } from '../../ui/step/StepPage.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { fieldAddress } from './address.ts';
import { DeliveryPanel } from './delivery/DeliveryPanel.tsx';
import { DocumentPanel } from './delivery/DocumentPanel.tsx';
import { useSeat } from './delivery/useSeat.ts';
import { changedPart, withoutSection, type Body } from './editing/body-edits.ts';
import { Toolbar } from './editing/Toolbar.tsx';
import { useBodyHistory } from './editing/useBodyHistory.ts';
import { Elements } from './Elements.tsx';
import { Paper, type Picked } from './Paper.tsx';
import { useText, useTextVerbs } from './queries.ts';
import { SidePanel } from './side/SidePanel.tsx';
import { NextStep, TextHead } from './TextHead.tsx';
import { TextNotes } from './TextNotes.tsx';
import { TextPreview } from './TextPreview.tsx';
import { Versions } from './versions/Versions.tsx';
import { inLanguage, isOwn } from './picked.ts';
import ink from './paper.module.css';
import css from './texts.module.css';

const SubmitModal = atFirstMove(() => import('./editing/SubmitModal.tsx'));
const WordsModal = atFirstMove(() => import('./WordsModal.tsx'));

const close = ({ onClose }: { onClose: () => void }) => onClose();
const CoverageModal = lazily(
  async () => ({ default: (await import('./CoverageModal.tsx')).CoverageModal }),
  { close },
);
const SectionModal = lazily(
  async () => ({ default: (await import('./editing/SectionModal.tsx')).SectionModal }),
  { close },
);
const SectionEditModal = lazily(
  async () => ({ default: (await import('./editing/SectionEditModal.tsx')).SectionEditModal }),
  { close },
);
const WordModal = lazily(
  async () => ({ default: (await import('./editing/WordModal.tsx')).WordModal }),
  { close },
);

/** /metinler/{id}: a text filled from the register; its own words and its steps to publication. */
export default function TextPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useText(Number(id));
  if (data) return <Desk key={data.id} text={data} />;
  return (
    <>
      <PageHead title={t('texts.title')} back={{ to: '/metinler', label: t('texts.title') }} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />}
    </>
  );
}

function Desk({ text }: { text: SingleText }) {
  const { t, lang } = useTranslation();
  const go = useNavigate();
  const phone = usePhone();
  const mayWrite = useCan('texts.write');
  const verbs = useTextVerbs(text);
  const [shown, setShown] = useState<'tr' | 'en'>(lang);
  const [picked, setPicked] = useState<Picked>();
  const [open, setOpen] = useState<'words' | 'coverage' | 'section' | 'edit' | 'word' | 'submit'>();
  const [current, setCurrent] = useState<string>();
  const [preview, setPreview] = useState(false);
  const body = text.govde;
  useSeat(text, open !== undefined && open !== 'submit');
  useEffect(() => {
    const [first] = picked?.sources ?? [];
    if (!first) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.key === 'Enter') void go(fieldAddress(first));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [picked, go]);
  const change = (govde: Body) => verbs.save.mutate({ govde });
  const history = useBodyHistory(body, change);
  const draft = text.durum !== 'yayinda';
  const edits = mayWrite && body && draft && !kindOf(text.tur).locked ? body : undefined;
  const spot = { section: picked?.section.k ?? current, part: picked?.sentence.k };
  const rendered = text.metin?.[shown];
  const gaps = rendered?.bolumler.reduce((n, { bosluklar }) => n + bosluklar.length, 0) ?? 0;
  const foreign =
    text.metin?.en.bolumler.flatMap(({ cumleler }) => cumleler).filter(({ yabanci }) => yabanci)
      .length ?? 0;
  const follow = ({ sentence }: Picked) => {
    if (!body) return;
    const { [sentence.k]: _gone, ...elle } = body.elle;
    verbs.save.mutate({ govde: { ...body, elle } });
    setPicked(undefined);
  };
  /** Fixes the words of a sentence, whatever the register's later state; its source stays. */
  const cut = (one: Picked) => {
    if (!body || !text.metin) return;
    const words = (of: 'tr' | 'en') => {
      const said = inLanguage(text, one, of);
      return said && !said.yabanci ? plainOf(said).trim() : '';
    };
    const elle = {
      ...body.elle,
      [one.sentence.k]: { tr: words('tr'), en: words('en'), gerekce: t('texts.cutReason') },
    };
    verbs.save.mutate({ govde: { ...body, elle } });
    setPicked(undefined);
  };
  const edited = edits?.bolumler.find(({ k }) => k === current);
  const locked = (one: Picked) =>
    body?.bolumler.some(({ k, kilitli }) => kilitli && k === one.section.k);
  return (
    <>
      <TextHead
        text={text}
        verbs={verbs}
        shown={shown}
        foreign={foreign}
        preview={preview}
        onPreview={() => setPreview(!preview)}
        onOpen={setOpen}
      />
      <TextNotes text={text} verbs={verbs} />
      {edits && !preview && (
        <Toolbar
          {...history}
          body={edits}
          spot={spot}
          busy={verbs.save.isPending}
          onChange={change}
          onSection={() => setOpen('section')}
          onWord={() => setOpen('word')}
        />
      )}
      <Group gap="sm" my="sm">
        <SegmentedFace
          label={t('texts.language')}
          faces={[
            { value: 'tr', label: 'TR' },
            { value: 'en', label: 'EN' },
          ]}
          value={shown}
          onChange={(value) => {
            setShown(value);
            setPicked(undefined);
          }}
        />
        <span className={ink.span} data-by="register">
          {t('texts.by.register')}
        </span>
        <span className={ink.span} data-by="hand">
          {t('texts.by.hand')}
        </span>
        <span className={ink.span} data-by="special">
          {t('texts.by.special')}
        </span>
        {gaps > 0 && <span className="em-quiet">{t('texts.gapCount', { count: gaps })}</span>}
        {foreign > 0 && <span className="em-quiet">{t('texts.foreign', { count: foreign })}</span>}
      </Group>
      {rendered && (
        <div className={`em-desk ${css.desk}`}>
          <Elements
            text={rendered}
            states={text.unsurlar}
            current={current}
            onGo={setCurrent}
            onAdd={edits && (() => setOpen('section'))}
            onEdit={
              edits &&
              ((k) => {
                setCurrent(k);
                setOpen('edit');
              })
            }
          />
          {preview ? (
            <TextPreview id={text.id} surum={text.surum} lang={shown} name={text.ad} />
          ) : (
            <Paper
              text={rendered}
              names={text.kayitlar}
              picked={picked}
              current={current}
              locked={body?.bolumler.flatMap(({ k, kilitli }) => (kilitli ? k : []))}
              onPick={(one) => {
                setPicked(one);
                setCurrent(one.section.k);
              }}
            />
          )}
          <div className="em-parts" data-sticky>
            <SidePanel
              text={text}
              rendered={rendered}
              picked={picked}
              current={current}
              onWrite={
                mayWrite && body && picked && !locked(picked) ? () => setOpen('words') : undefined
              }
              onCut={
                mayWrite && body && picked && !isOwn(body, picked) && !locked(picked)
                  ? cut
                  : undefined
              }
              onFollow={mayWrite && body && picked && !isOwn(body, picked) ? follow : undefined}
              onRemove={
                edits && picked && isOwn(edits, picked)
                  ? ({ sentence }) => {
                      change(changedPart(edits, sentence.k, undefined));
                      setPicked(undefined);
                    }
                  : undefined
              }
            />
            <Versions text={text} />
            {mayWrite && <DeliveryPanel text={text} />}
            <DocumentPanel text={text} />
            {mayWrite && draft && (
              <Group component="p" gap="sm">
                {t('texts.approverOf', { by: text.onaylayacak ?? t('texts.anyApprover') })}
                <Anchor component="button" type="button" onClick={() => setOpen('submit')}>
                  {t('texts.chooseApprover')}
                </Anchor>
              </Group>
            )}
          </div>
        </div>
      )}
      {phone && mayWrite && (
        <StepFoot alone>
          <NextStep text={text} verbs={verbs} foreign={foreign} />
        </StepFoot>
      )}
      {open === 'words' && body && picked && (
        <WordsModal
          key={picked.sentence.k}
          text={text}
          body={body}
          picked={picked}
          onClose={() => {
            setOpen(undefined);
            setPicked(undefined);
          }}
        />
      )}
      {open === 'submit' && <SubmitModal text={text} onClose={() => setOpen(undefined)} />}
      <Suspense fallback={null}>
        {open === 'section' && edits && (
          <SectionModal text={text} body={edits} spot={spot} onClose={() => setOpen(undefined)} />
        )}
        {open === 'edit' && edits && edited && (
          <SectionEditModal
            text={text}
            body={edits}
            section={edited}
            onRemove={() => {
              change(withoutSection(edits, edited.k));
              setOpen(undefined);
              setCurrent(undefined);
            }}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'word' && edits && (
          <WordModal
            body={edits}
            lang={shown}
            behind={spot.section}
            onTake={(govde) => {
              change(govde);
              setOpen(undefined);
            }}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'coverage' && <CoverageModal text={text} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
}
