import type { Filing, FilingDifference, FilingStanding } from '@emanet/contract/filings';
import { OPEN_POINTS, type FilingReview } from '@emanet/contract/filings/review';
import { toneOfDay } from '@emanet/contract/clocks/left';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { ActionIcon, Box, Button, Group, Stack, Text } from '@mantine/core';
import {
  IconCircleCheck,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconFileTypeXls,
} from '@tabler/icons-react';
import { Fragment, useId, useState } from 'react';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { dayAndMonth, dayInWords, dayShort } from '../../../platform/when.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Fold } from '../../../ui/panel/Fold.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import { RegistryName } from '../RegistryName.tsx';
import { useDifferenceName } from './difference-name.ts';
import { answerIn } from './registry-names.ts';
import { useFilingFile, useFilings, useStanding, type FilingFormat } from './queries.ts';

const FilingModal = atFirstMove(() => import('./FilingModal.tsx'));

/** Filed notifications, differences since then, deadline; `open`: rows that are not entered yet. */
export function FilingsPanel({ open, review }: Readonly<{ open: number; review: FilingReview }>) {
  const { t } = useTranslation();
  const mayFile = useCan('filings.write');
  const history = useId();
  const phone = usePhone();
  const [marking, setMarking] = useState(false);
  const standing = useStanding();
  const { data: all } = useFilings();
  if (standing.isError && !standing.data)
    return <ErrorState query={standing} title={t('filings.failedToLoad')} />;
  return (
    <Panel
      title={t('filings.title')}
      tools={
        mayFile && (
          <Button
            size="xs"
            leftSection={<IconCircleCheck size={15} aria-hidden />}
            onClick={() => setMarking(true)}
          >
            {t('filings.mark')}
          </Button>
        )
      }
    >
      {standing.data && <Standing standing={standing.data} />}
      {all && all.length > 0 && (
        <Fold id={history} title={t('filings.history')} opened={!phone}>
          <FilingLines filings={all} labelledBy={history} />
        </Fold>
      )}
      {marking && (
        <FilingModal
          {...{ open, review }}
          differences={standing.data?.farklar ?? []}
          onClose={() => setMarking(false)}
        />
      )}
    </Panel>
  );
}

type LinesProps = Readonly<{ filings: readonly Filing[]; labelledBy?: string }>;

/** Filings, the newest first. */
export const FilingLines = ({ filings, labelledBy }: LinesProps) => (
  <Stack
    component="ul"
    gap="xs"
    className="em-break em-small em-lines em-line-top"
    aria-labelledby={labelledBy}
  >
    {filings.map((filing) => (
      <FilingLine key={filing.id} filing={filing} />
    ))}
  </Stack>
);

function Standing({ standing }: { standing: FilingStanding }) {
  const { t, lang } = useTranslation();
  const id = useId();
  const phone = usePhone();
  const { son, farklar, ilk_degisiklik, son_gun, silindi } = standing;
  if (silindi)
    return (
      <Note tone="mid" title={t('filings.deleted', { day: dayShort(silindi, lang) })}>
        {t('filings.deletedText')}
      </Note>
    );
  if (!son) return <Note title={t('filings.none')}>{t('filings.noneText')}</Note>;
  if (farklar.length === 0) return <Note tone="done" title={t('filings.same')} />;
  const today = todayInTurkey();
  const late = son_gun !== null && son_gun < today;
  // A difference without a deadline waits for the next filing.
  const tone = son_gun === null ? 'mid' : toneOfDay(son_gun, today);
  return (
    <>
      <Note
        tone={tone === 'low' ? 'plain' : tone}
        title={
          son_gun
            ? t(late ? 'filings.late' : 'filings.due', { day: dayInWords(son_gun, lang) })
            : t('filings.differs')
        }
      >
        {ilk_degisiklik && t('filings.dueText', { day: dayAndMonth(ilk_degisiklik, lang) })}
      </Note>
      <Fold id={id} title={t('filings.since', { count: farklar.length })} opened={!phone}>
        <Stack
          component="ul"
          gap="xs"
          className="em-break em-small em-lines em-line-top"
          aria-labelledby={id}
        >
          {farklar.map((one) => (
            <Difference key={`${one.bolum} ${one.kategori}`} difference={one} />
          ))}
        </Stack>
      </Fold>
    </>
  );
}

function Difference({ difference }: { difference: FilingDifference }) {
  const { t } = useTranslation();
  const nameOf = useDifferenceName();
  const { bolum, kategori, eklenen, cikan } = difference;
  const section = t(`filings.sections.${bolum}`);
  return (
    <Box component="li" pt="xs">
      <strong>
        {kategori && (
          <>
            {bolum === 'kimlik' ? (
              nameOf(difference)
            ) : (
              <RegistryName named={nameOf(difference)} turkish={kategori} />
            )}
            {': '}
          </>
        )}
        {section}
      </strong>
      <Changed label={t('filings.added')} section={bolum} answers={eklenen} />
      <Changed label={t('filings.removed')} section={bolum} answers={cikan} />
    </Box>
  );
}

type ChangedProps = Readonly<{
  label: string;
  section: FilingDifference['bolum'];
  answers: readonly string[];
}>;

function Changed({ label, section, answers }: ChangedProps) {
  const lang = useLanguage();
  if (answers.length === 0) return null;
  return (
    <Text fz="sm" mt="hair">
      <Text span inherit c="var(--em-text-2)">
        {label}
      </Text>{' '}
      {answers.map((one, at) => (
        <Fragment key={one}>
          {at > 0 && '; '}
          <RegistryName named={answerIn(section, one, lang)} turkish={one} />
        </Fragment>
      ))}
    </Text>
  );
}

const FORMATS = { pdf: IconFileTypePdf, xlsx: IconFileTypeXls, csv: IconFileTypeCsv } as const;

function FilingLine({ filing }: { filing: Filing }) {
  const { t, lang } = useTranslation();
  const file = useFilingFile();
  const day = dayAndMonth(filing.tarih, lang);
  const about = [
    t('common.categories', { count: filing.kategori_sayisi }),
    filing.fark_sayisi === null
      ? t('filings.first')
      : t('filings.differences', { count: filing.fark_sayisi }),
  ];
  const button = (bicim: FilingFormat) => {
    const Icon = FORMATS[bicim];
    return (
      <ActionIcon
        className="em-screen"
        variant="subtle"
        color="gray"
        aria-label={t(`filings.as.${bicim}`, { day })}
        loading={file.isPending && file.variables.bicim === bicim}
        onClick={() => file.mutate({ filing, bicim })}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <Group component="li" gap="tight" pt="xs" align="start" wrap="nowrap">
      <Box flex={1} miw={0}>
        <strong className="em-num">{day}</strong> {filing.giren}
        <Text fz="meta" c="var(--em-text-2)" mt="hair">
          {about.join(', ')}
        </Text>
        {filing.gerekce && (
          <Text fz="meta" c="var(--em-text-2)" mt="hair">
            {t('filings.filedOpen', {
              points: OPEN_POINTS.flatMap((kod) => {
                const count = filing.acik_noktalar?.[kod];
                return count ? t(`filings.points.${kod}`, { count }) : [];
              }).join(', '),
              reason: filing.gerekce,
            })}
          </Text>
        )}
        {filing.notu && (
          <Text fz="meta" c="var(--em-text-2)" mt="hair">
            {filing.notu}
          </Text>
        )}
      </Box>
      {button('pdf')}
      {button('xlsx')}
      {button('csv')}
    </Group>
  );
}
