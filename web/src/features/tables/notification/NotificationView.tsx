import type { FilingPreparation, FilingSection } from '@emanet/contract/filings/preparation';
import type { FilingReview } from '@emanet/contract/filings/review';
import type { Notification } from '@emanet/contract/tables';
import { Button, Group, Stack } from '@mantine/core';
import { IconArrowRight, IconFileCertificate } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { useAddressChoice } from '../../../ui/panel/useAddressChoice.ts';
import { usePrinting } from '../../../ui/print/printing.ts';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { addressOfGap } from '../behind.ts';
import { FilingsPanel } from '../filings/FilingsPanel.tsx';
import { useNotification } from '../queries.ts';
import { DutyPart } from './DutyPart.tsx';
import { IdentityPart } from './IdentityPart.tsx';
import { MeasuresPart } from './MeasuresPart.tsx';
import classes from './notification.module.css';
import { usePreparation, useReview } from './preparation-queries.ts';
import { PrintedNotification } from './PrintedNotification.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import { RowsPart } from './RowsPart.tsx';
import { SectionRail } from './SectionRail.tsx';
import { PARTS, type Part } from './sections.ts';

/** The notification to VERBİS in the registry's layout, to be ticked off beside its screen. */
export default function NotificationView() {
  const { t } = useTranslation();
  const query = useNotification();
  const preparation = usePreparation();
  const review = useReview();
  const failed = [query, preparation, review].find((one) => one.isError && !one.data);
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        title={t('tables.failed.verbis')}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!query.data || !preparation.data || !review.data) return <ListSkeleton />;
  return query.data.kategoriler.length === 0 ? (
    <EmptyState
      icon={<IconFileCertificate size={20} />}
      title={t('tables.empty.verbis.title')}
      text={t('tables.empty.verbis.text')}
    >
      <Button component={Link} to="/veri-isleme">
        {t('tables.empty.verbis.first')}
      </Button>
    </EmptyState>
  ) : (
    <Parts notification={query.data} preparation={preparation.data} review={review.data} />
  );
}

type Props = Readonly<{
  notification: Notification;
  preparation: FilingPreparation;
  review: FilingReview;
}>;

/** The section whose first open row was last jumped to, and the number of jumps. */
type Jump = Readonly<{ section?: FilingSection; press: number }>;

function Parts({ notification, preparation, review }: Props) {
  const { t } = useTranslation();
  const [part, choose] = useAddressChoice<Part>('bolum', PARTS);
  const printing = usePrinting();
  const sheet = useRef<HTMLDivElement>(null);
  // Each press is counted, so that a further one for the same section jumps as well.
  const [jump, setJump] = useState<Jump>({ press: 0 });
  useEffect(() => {
    if (jump.section !== part) return;
    const tick = sheet.current?.querySelector<HTMLElement>('[data-open] input');
    tick?.focus({ preventScroll: true });
    tick?.scrollIntoView({ block: 'center' });
  }, [jump, part]);
  const next = PARTS[PARTS.indexOf(part) + 1];
  const go = (to: Part) => {
    setJump({ press: jump.press });
    choose(to);
    scrollTo({ top: 0 });
  };
  return (
    <div className={`em-stack ${classes.notification}`}>
      <SectionRail
        {...{ notification, preparation, review, part }}
        choose={go}
        onJump={(section) => {
          setJump({ section, press: jump.press + 1 });
          choose(section);
        }}
      />
      <Stack ref={sheet} miw={0}>
        {part === 'kategoriler' && <WithoutData count={notification.verisiz_faaliyet} />}
        <Chosen
          part={part}
          press={jump.press}
          notification={notification}
          preparation={preparation}
          review={review}
        />
        {next && (
          <Group
            component="footer"
            justify="flex-end"
            pos="sticky"
            bottom={0}
            py="sm"
            bg="var(--em-canvas)"
            style={{ zIndex: 1 }}
          >
            <Button
              variant="default"
              rightSection={<IconArrowRight size={16} aria-hidden />}
              onClick={() => go(next)}
            >
              {t('notification.next', { name: t(`notification.parts.${next}`) })}
            </Button>
          </Group>
        )}
      </Stack>
      <aside className={classes.aside}>
        <FilingsPanel
          open={preparation.satirlar.filter(({ isaret }) => !isaret).length}
          review={review}
        />
      </aside>
      {printing && <PrintedNotification notification={notification} preparation={preparation} />}
    </div>
  );
}

type ChosenProps = Props & Readonly<{ part: Part; press: number }>;

function Chosen({ part, press, notification, preparation, review }: ChosenProps) {
  if (part === 'denetim') return <ReviewPart review={review} />;
  if (part === 'tedbirler') return <MeasuresPart preparation={preparation} />;
  if (part === 'kimlik') return <IdentityPart kimlik={preparation.kimlik} />;
  if (part === 'muafiyet') return <DutyPart answers={preparation.muafiyet} />;
  return (
    <RowsPart
      // A jump resets the filter of the section, which could hide its target row.
      key={`${part} ${press}`}
      section={part}
      notification={notification}
      rows={preparation.satirlar}
    />
  );
}

/** Activities that add no data to the notification. */
function WithoutData({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Note
      tone="mid"
      title={t('tables.withoutData', { count })}
      action={
        <Button
          component={Link}
          size="xs"
          variant="default"
          to={addressOfGap({ kod: 'veri_yok' }, { tur: 'veri_harita', id: null })}
        >
          {t('registers.processingActivities.behind', { count })}
        </Button>
      }
    />
  );
}
