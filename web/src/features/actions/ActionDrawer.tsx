import type { ReactNode } from 'react';
import { actions, LOGGED_ACTION_FIELDS, recurrences, type Action } from '@emanet/contract/actions';
import { REGISTERS } from '@emanet/contract/records/registers';
import { Box, Anchor, Button, Text, Title } from '@mantine/core';
import { IconCheck, IconPaperclip, IconRotate } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useChanged } from '../../nouns/read.ts';
import { callWithFile } from '../../platform/api/upload.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { actOf, isAsked, isTyping } from '../../platform/keys.ts';
import { useKeydown } from '../../platform/useKeydown.ts';
import { useCan } from '../../platform/session/session.tsx';
import { notify } from '../../platform/notify.tsx';
import { whenInFull } from '../../platform/when.ts';
import { History } from '../../records/drawer/History.tsx';
import { usePlainChanges } from '../../records/drawer/usePlainChanges.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { useDepartments } from '../../records/name-queries.ts';
import { NounHead } from '../../records/noun/NounDrawer.tsx';
import type { DrawerWays } from '../../records/noun/NounList.tsx';
import { FileDrop } from '../../ui/file/FileDrop.tsx';
import { SideDrawer } from '../../ui/overlay/SideDrawer.tsx';
import { SideBody } from '../../ui/overlay/SideHead.tsx';
import { Facts } from '../../ui/panel/Facts.tsx';
import { RiskMark } from '../../ui/RiskMark.tsx';
import { ActionItems, type ActionDeeds } from './ActionItems.tsx';
import { columnOf } from './filters.ts';
import { DueMark, useInCharge, useMailWords } from './marks.tsx';

type Props = ActionDeeds & DrawerWays & Readonly<{ one: Action }>;

/** One action beside its board: its content, its file, its record and its history. */
export default function ActionDrawer({ one, onClose, onPrevious, onNext, ...deeds }: Props) {
  const { t } = useTranslation();
  const mayFollow = useCan('actions.follow') && one.guncel;
  const ways = { onPrevious, onNext };
  useKeydown((event) => {
    if (!mayFollow || isTyping(event.target) || isAsked()) return;
    if (actOf('drawer', event) !== 'finish' || event.defaultPrevented) return;
    event.preventDefault();
    deeds.acts.toggle(one);
  });
  return (
    <SideDrawer opened onClose={onClose} label={one.aksiyon_ismi} {...ways}>
      <NounHead
        name={one.aksiyon_ismi}
        above={one.department_name}
        acts={<ActionItems one={one} {...deeds} />}
        onClose={onClose}
        {...ways}
        action={
          mayFollow && (
            <Button
              variant={one.durum ? 'default' : 'filled'}
              leftSection={
                one.durum ? (
                  <IconRotate size={16} aria-hidden />
                ) : (
                  <IconCheck size={16} aria-hidden />
                )
              }
              onClick={() => deeds.acts.toggle(one)}
            >
              {t(one.durum ? 'common.reopen' : 'actions.complete')}
            </Button>
          )
        }
        marks={<RiskMark risk={columnOf(one)} ground />}
      />
      <SideBody>
        <div className="em-lines">
          {one.aksiyon_aciklamasi && (
            <Box px="xl" py="lg">
              <p className="em-text">{one.aksiyon_aciklamasi}</p>
            </Box>
          )}
          <Box px="xl" py="lg">
            <ActionFacts one={one} />
          </Box>
          {mayFollow && <FilePart key={one.id} one={one} />}
          <Box px="xl" py="lg">
            <Title order={3} mb="sm">
              {t('common.changes')}
            </Title>
            <ActionLog id={one.id} />
          </Box>
        </div>
      </SideBody>
    </SideDrawer>
  );
}

const Dash = ({ children = '–' }: { children?: string }) => (
  <Text span inherit c="dimmed">
    {children}
  </Text>
);

function ActionFacts({ one }: { one: Action }) {
  const { t, lang } = useTranslation();
  const mailWords = useMailWords();
  const inCharge = useInCharge();
  const none = <Dash />;
  const facts: (readonly [string, ReactNode])[] = [
    [t('actions.fields.risk'), t(`ui.risk.${one.risk}`)],
    [t('actions.fields.son_tarih'), one.son_tarih ? <DueMark one={one} /> : none],
    [t('actions.fields.sorumlu'), inCharge(one) ?? none],
    [t('actions.fields.tekrar'), one.tekrar ? t(`actions.repeats.${one.tekrar}`) : none],
    [t('fields.email'), mailWords(one)],
    [t('actions.fields.dosya_adi'), <FileLink key="file" one={one} />],
    [t('actions.record'), <RecordLink key="record" one={one} />],
    ...(one.basvuru_no
      ? [[t('actions.application'), <ApplicationLink key="application" one={one} />] as const]
      : []),
    [t('actions.fields.notlar'), one.notlar ? <p className="em-text">{one.notlar}</p> : none],
    [t('actions.created'), whenInFull(one.olusturma_tarihi, lang)],
  ];
  if (one.tamamlanma_tarihi)
    facts.push([t('actions.closedOn'), whenInFull(one.tamamlanma_tarihi, lang)]);
  return <Facts facts={facts} />;
}

function FileLink({ one }: { one: Action }) {
  if (!one.dokuman_linki) return <Dash />;
  return (
    <Anchor href={one.dokuman_linki} target="_blank" rel="noreferrer">
      <IconPaperclip size={14} aria-hidden /> {one.dosya_adi}
    </Anchor>
  );
}

/** The application of the task; closing the task requires a proof. */
function ApplicationLink({ one }: { one: Action }) {
  const { t } = useTranslation();
  const mayRead = useCan('applications.read');
  return (
    <>
      {mayRead ? (
        <Anchor component={Link} to={`/basvurular/${one.basvuru_id}`}>
          {one.basvuru_no}
        </Anchor>
      ) : (
        one.basvuru_no
      )}
      {!one.durum && !one.dosya_adi && (
        <Text inherit c="dimmed">
          {t('actions.needsProof')}
        </Text>
      )}
    </>
  );
}

const recordPath = (type: Action['kayit_turu'], id: number | null) => {
  const register = REGISTERS.find(({ tur }) => tur === type);
  return register && `${register.path}?kayit=${id}`;
};

function RecordLink({ one }: { one: Action }) {
  const { t } = useTranslation();
  const path =
    one.kayit_turu === 'veri_ihlalleri'
      ? `/veri-ihlalleri/${one.kayit_id}`
      : recordPath(one.kayit_turu, one.kayit_id);
  if (path === undefined || one.kayit_id === null) return <Dash />;
  if (one.kayit_adi === null) return <Dash>{t('actions.recordGone')}</Dash>;
  return (
    <Anchor component={Link} to={path}>
      {one.kayit_adi}
    </Anchor>
  );
}

/** A place for the file of an action; a new file replaces the old one. */
function FilePart({ one }: { one: Action }) {
  const { t } = useTranslation();
  const changed = useChanged('actions');
  const limits = useFileLimits('aksiyon');
  if (!limits) return null;
  return (
    <Box px="xl" py="lg">
      <FileDrop
        title={t(one.dokuman_linki ? 'actions.replaceFile' : 'common.dropHere')}
        limits={limits}
        send={(file, ways) =>
          callWithFile(actions.update, { params: { id: String(one.id) }, file }, ways)
        }
        onDone={({ message }) => {
          changed();
          notify.success(message);
        }}
      />
    </Box>
  );
}

/** Changed fields of an action in words. */
export function useActionChanges() {
  const { t } = useTranslation();
  const departments = useDepartments().data ?? [];
  return usePlainChanges(
    Object.fromEntries(LOGGED_ACTION_FIELDS.map((one) => [one, t(`actions.fields.${one}`)])),
    {
      durum: { true: t('ui.risk.Tamamlanmış'), false: t('actions.open') },
      department_id: Object.fromEntries(
        departments.map((one) => [one.department_id, one.department_name]),
      ),
      tekrar: Object.fromEntries(recurrences.map((one) => [one, t(`actions.repeats.${one}`)])),
    },
  );
}

/** Changes of an action with author and time, newest first. */
const ActionLog = ({ id }: { id: number }) => (
  <History tur="aksiyonlar" id={id} changesOf={useActionChanges()} />
);
