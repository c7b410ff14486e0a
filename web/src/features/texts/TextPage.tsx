import { kindOf } from '@emanet/contract/texts/kinds';
import type { SingleText } from '@emanet/contract/texts';
import { Anchor, Button, Group } from '@mantine/core';
import { IconGitCompare, IconTarget, IconUserCheck, IconWritingSign } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ApiError } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCan, useUser } from '../../platform/session/session.tsx';
import { when } from '../../platform/when.ts';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { fieldAddress } from './address.ts';
import { changedPart, type Body } from './editing/body-edits.ts';
import { CoverageModal } from './CoverageModal.tsx';
import { Elements } from './Elements.tsx';
import { FileMenu } from './FileMenu.tsx';
import { Paper, type Picked } from './Paper.tsx';
import { useText, useTextVerbs } from './queries.ts';
import { PublishButton } from './PublishButton.tsx';
import { SectionModal } from './editing/SectionModal.tsx';
import { SidePanel } from './SidePanel.tsx';
import { StateMark } from './StateMark.tsx';
import { SubmitModal } from './editing/SubmitModal.tsx';
import { TemplateNote } from './TemplateNote.tsx';
import ink from './paper.module.css';
import css from './texts.module.css';
import { Toolbar } from './editing/Toolbar.tsx';
import { useBodyHistory } from './editing/useBodyHistory.ts';
import { Versions } from './Versions.tsx';
import { WordModal } from './editing/WordModal.tsx';
import { isOwn, WordsModal } from './WordsModal.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

/** /metinler/{id}: a text as the register fills it; its own words and its way to publication. */
export default function TextPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useText(Number(id));
  const back = <BackButton to="/metinler" label={t('texts.title')} />;
  if (data) return <Desk key={data.id} text={data} />;
  return (
    <>
      <PageHead title={t('texts.title')}>{back}</PageHead>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />}
    </>
  );
}

/** Minutes that somebody at a draft keeps it. */
const SEAT_MS = 5 * 60_000;

const isRecent = (instant: string | null): boolean =>
  instant !== null && Date.now() - Date.parse(instant) < SEAT_MS;

function Desk({ text }: { text: SingleText }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const go = useNavigate();
  const user = useUser();
  const mayWrite = useCan('texts.write');
  const verbs = useTextVerbs(text);
  const [shown, setShown] = useState<'tr' | 'en'>(lang);
  const [picked, setPicked] = useState<Picked>();
  const [open, setOpen] = useState<'words' | 'coverage' | 'section' | 'word' | 'submit'>();
  const [current, setCurrent] = useState<string>();
  const body = text.govde;
  const taken = verbs.save.error instanceof ApiError && verbs.save.error.code === 'TEXT_TAKEN';
  const seated =
    text.duzenleyen_id !== null &&
    text.duzenleyen_id !== user.user_id &&
    isRecent(text.duzenleme_ani);
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
  const locked = (one: Picked) =>
    body?.bolumler.some(({ k, kilitli }) => kilitli && k === one.section.k);
  return (
    <>
      <PageHead
        title={text.ad}
        count={<StateMark text={text} />}
        text={t('texts.savedAt', {
          when: when(text.guncellenme_tarihi, lang, true),
          by: text.guncelleyen,
        })}
      >
        <BackButton to="/metinler" label={t('texts.title')} />
        <FileMenu text={text} lang={shown} />
        {mayWrite && text.eskiyen > 0 && (
          <ActButton
            variant="default"
            component={Link}
            to={`/metinler/${text.id}/fark`}
            icon={IconGitCompare}
          >
            {t('texts.seeDifferences')}
          </ActButton>
        )}
        {mayWrite && (text.durum === 'taslak' || text.durum === 'onayda') && (
          <>
            <ActButton variant="default" onClick={() => setOpen('coverage')} icon={IconTarget}>
              {t('texts.coverage')}
            </ActButton>
            {text.durum === 'taslak' && (
              <Button variant="default" onClick={() => setOpen('submit')}>
                {t('texts.submit')}
              </Button>
            )}
            <ActButton
              loading={verbs.approve.isPending}
              onClick={() => verbs.approve.mutate()}
              icon={IconUserCheck}
            >
              {t('texts.approve')}
            </ActButton>
          </>
        )}
        {mayWrite && text.durum === 'onaylandi' && (
          <PublishButton text={text} verb={verbs.publish} foreign={foreign} />
        )}
        {mayWrite && text.durum === 'yayinda' && (
          <Button loading={verbs.prepare.isPending} onClick={() => verbs.prepare.mutate(undefined)}>
            {t('texts.prepare')}
          </Button>
        )}
      </PageHead>
      {(taken || seated) && mayWrite && (
        <Note
          tone="mid"
          announced
          action={
            <Button size="xs" variant="default" onClick={() => verbs.save.mutate({ devral: true })}>
              {t('texts.takeOver')}
            </Button>
          }
        >
          {t('texts.taken', { by: text.duzenleyen ?? '' })}
        </Note>
      )}
      {text.sablon_yeni && <TemplateNote text={text} />}
      {kindOf(text.tur).locked && (
        <Note tone="mid" title={t('texts.lockedTitle')}>
          {t('texts.lockedText')}
        </Note>
      )}
      {edits && (
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
          />
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
          <div className="em-parts" data-sticky>
            <SidePanel
              text={text}
              picked={picked}
              onWrite={
                mayWrite && body && picked && !locked(picked) ? () => setOpen('words') : undefined
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
            {mayWrite && text.yayindaki !== null && (
              <Panel title={t('texts.delivery')}>
                <p className="em-quiet">{t('texts.deliveryText')}</p>
                <ActButton
                  variant="default"
                  size="xs"
                  component={Link}
                  to={`/metinler/${text.id}/imzalar`}
                  icon={IconWritingSign}
                >
                  {t('texts.signatures')}
                </ActButton>
              </Panel>
            )}
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
      {open === 'section' && edits && (
        <SectionModal text={text} body={edits} spot={spot} onClose={() => setOpen(undefined)} />
      )}
      {open === 'word' && edits && (
        <WordModal
          body={edits}
          lang={shown}
          onTake={(govde) => {
            change(govde);
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'submit' && <SubmitModal text={text} onClose={() => setOpen(undefined)} />}
      {open === 'coverage' && <CoverageModal text={text} onClose={() => setOpen(undefined)} />}
    </>
  );
}
