import { verbisIdentity } from '@emanet/contract/filings/identity';
import {
  FILING_SECTIONS,
  type FilingPreparation,
  type FilingSection,
} from '@emanet/contract/filings/preparation';
import { dutyOf } from '@emanet/contract/filings/duty';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import type { FilingReview } from '@emanet/contract/filings/review';
import type { Notification } from '@emanet/contract/tables';
import { Box, Group, NativeSelect, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconChecklist,
  IconCircleCheckFilled,
  IconId,
  IconScale,
} from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { RailItem, RailLeft, RailRing } from '../../../ui/rail/Rail.tsx';
import classes from './section-rail.module.css';
import { enteredOf, firstOpen, PARTS, stateOf, type Part } from './sections.ts';

type Props = Readonly<{
  notification: Notification;
  preparation: FilingPreparation;
  review: FilingReview;
  part: Part;
  choose: (part: Part) => void;
  /** To the first row that is not entered, in any section. */
  onJump: (section: FilingSection) => void;
}>;

/** The registry's sections in its order, with their progress; a select where there is no room. */
export function SectionRail({ notification, preparation, review, part, choose, onJump }: Props) {
  const { t } = useTranslation();
  const { satirlar, kimlik, muafiyet } = preparation;
  const whole = enteredOf(satirlar);
  const percent = whole.all === 0 ? 0 : Math.floor((whole.done / whole.all) * 100);
  const open = firstOpen(satirlar);
  const name = (one: Part) => t(`notification.parts.${one}`);
  const countOf = (section: FilingSection) => {
    const { done, all } = enteredOf(satirlar, section);
    const state = stateOf(section, notification, satirlar);
    if (all === 0 && state !== 'eksik')
      return t(state === 'yok' ? 'notification.no' : 'notification.question');
    return `${done} / ${all}`;
  };
  const missing = verbisIdentity(kimlik).missing(kimlik).length;
  const points = Object.keys(review.noktalar).length;
  const said: Readonly<Record<Exclude<Part, FilingSection>, string>> = {
    kimlik: missing > 0 ? t('common.missing', { count: missing }) : t('company.complete'),
    denetim:
      points > 0 ? t('notification.review.points', { count: points }) : t('company.complete'),
    muafiyet: t(`notification.duty.short.${dutyOf(muafiyet, todayInTurkey())}`),
  };
  const item = (one: Part, mark: React.ReactNode, count: string, waits: boolean, lacks = false) => (
    <RailItem
      key={one}
      current={one === part ? 'true' : undefined}
      mark={mark}
      title={name(one)}
      count={
        <Group
          component="span"
          ml="auto"
          gap="hair"
          wrap="nowrap"
          fz="meta"
          fw={waits ? 620 : undefined}
          c={waits ? 'var(--em-mid)' : undefined}
          className="em-num"
        >
          {lacks && <IconAlertTriangle size={14} role="img" aria-label={t('notification.lacks')} />}
          {count}
        </Group>
      }
      onClick={() => choose(one)}
    />
  );
  return (
    <nav className={`em-thin ${classes.rail}`} aria-label={t('notification.rail')}>
      <RailRing percent={percent} label={t('notification.entered', { value: percent })}>
        <RailLeft
          title={
            whole.done === whole.all
              ? t('notification.allEntered')
              : t('notification.toEnter', { count: whole.all - whole.done })
          }
          first={t('notification.firstOpen')}
          onFirst={open && (() => onJump(open))}
        />
      </RailRing>
      <NativeSelect
        hiddenFrom="md"
        aria-label={t('notification.rail')}
        value={part}
        onChange={({ currentTarget }) =>
          choose(PARTS.find((one) => one === currentTarget.value) ?? 'kategoriler')
        }
        data={PARTS.map((one, at) => ({
          value: one,
          label:
            one === 'kimlik' || one === 'muafiyet' || one === 'denetim'
              ? `${name(one)}: ${said[one]}`
              : `${at + 1}. ${name(one)} (${countOf(one)})`,
        }))}
      />
      <Box component="ol" visibleFrom="md" className={classes.list}>
        {FILING_SECTIONS.map((one, at) => {
          const state = stateOf(one, notification, satirlar);
          const mark =
            state === 'islendi' || state === 'yok' ? (
              <IconCircleCheckFilled size={20} color="var(--em-done-solid)" aria-hidden />
            ) : (
              <span className={`em-disc ${classes.number}`} aria-hidden>
                {at + 1}
              </span>
            );
          return item(one, mark, countOf(one), state === 'acik', state === 'eksik');
        })}
      </Box>
      <Box component="ul" visibleFrom="md" className={classes.list}>
        {item('kimlik', <IconId size={20} aria-hidden />, said.kimlik, missing > 0)}
        {item('muafiyet', <IconScale size={20} aria-hidden />, said.muafiyet, false)}
        {item('denetim', <IconChecklist size={20} aria-hidden />, said.denetim, points > 0)}
      </Box>
      <Text fz="meta" c="var(--em-text-2)" mt="md" px="near">
        {t('notification.about')}
      </Text>
    </nav>
  );
}
