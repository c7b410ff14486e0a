import type { ReactNode } from 'react';
import type { Action } from '@emanet/contract/actions';
import { REGISTERS } from '@emanet/contract/records/registers';
import { Box, Anchor, Button, Text, Title } from '@mantine/core';
import { IconCheck, IconPaperclip, IconRotate } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { actOf, isAsked, isTyping } from '../../platform/keys.ts';
import { useKeydown } from '../../platform/useKeydown.ts';
import { useCan } from '../../platform/session/session.tsx';
import { whenInFull } from '../../platform/when.ts';
import { NounHead } from '../../records/noun/NounDrawer.tsx';
import type { DrawerWays } from '../../records/noun/NounList.tsx';
import { SideDrawer } from '../../ui/overlay/SideDrawer.tsx';
import { SideBody } from '../../ui/overlay/SideHead.tsx';
import { Facts } from '../../ui/panel/Facts.tsx';
import { RiskMark } from '../../ui/RiskMark.tsx';
import { ActionItems, type ActionDeeds } from './ActionItems.tsx';
import { ActionLog } from './ActionLog.tsx';
import { columnOf } from './filters.ts';
import { FilePart } from './FilePart.tsx';
import { DueMark } from './marks.tsx';

type Props = ActionDeeds & DrawerWays & Readonly<{ one: Action }>;

/** One action beside its board: what it says, its file, its record and what happened to it. */
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
  const none = <Dash />;
  const facts: (readonly [string, ReactNode])[] = [
    [t('actions.fields.risk'), t(`ui.risk.${one.risk}`)],
    [t('actions.fields.son_tarih'), one.son_tarih ? <DueMark one={one} /> : none],
    [t('actions.fields.sorumlu'), one.sorumlu ?? none],
    [t('actions.fields.tekrar'), one.tekrar ? t(`actions.repeats.${one.tekrar}`) : none],
    [t('fields.email'), t(one.mail ? 'actions.mailed' : 'actions.notMailed')],
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

/** The application whose task it is; its closing asks for the proof. */
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
