import { sectionTitle } from '@emanet/contract/records/labels';
import { NativeSelect, Progress as Bar, Stack, Text } from '@mantine/core';
import {
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDashed,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { doneColor, RailItem, RailLeft, RailRing } from '../../../ui/rail/Rail.tsx';
import type { Register } from '../../register.ts';
import { goToField, goToSection } from '../anchors.ts';
import type { Progress, SectionProgress } from './progress.ts';
import classes from './FormRail.module.css';

type Props = Readonly<{ register: Register; progress: Progress; current: string | undefined }>;

const ICONS: Readonly<Record<SectionProgress['state'], TablerIcon>> = {
  untouched: IconCircle,
  started: IconCircleDashed,
  complete: IconCircleCheckFilled,
};

/** Beside the form: its completeness, its gaps, and links to them. */
export function FormRail({ register, progress, current }: Props) {
  const { t, lang } = useTranslation();
  return (
    <nav className={classes.rail} aria-label={t('form.rail.label')}>
      <RailRing
        percent={progress.completeness}
        warned={warningsIn(progress) > 0}
        label={t('form.rail.completeness', { value: progress.completeness })}
      >
        <Missing progress={progress} />
      </RailRing>
      <Stack component="ul" gap={0}>
        {progress.sections.map((section) => {
          const Icon = ICONS[section.state];
          return (
            <RailItem
              key={section.name}
              current={section.name === current ? 'location' : undefined}
              mark={
                <Icon size={17} className={classes.icon} data-state={section.state} aria-hidden />
              }
              title={sectionTitle(register.noun, section.name, lang)}
              count={<Counts section={section} />}
              onClick={() => goToSection(section.name)}
            />
          );
        })}
      </Stack>
    </nav>
  );
}

const warningsIn = ({ sections }: Progress): number =>
  sections.reduce((sum, { warnings }) => sum + warnings, 0);

function Missing({ progress }: Pick<Props, 'progress'>) {
  const { t } = useTranslation();
  const { firstMissing } = progress;
  return (
    <RailLeft
      title={
        progress.missing > 0
          ? t('common.missingFields', { count: progress.missing })
          : warningsIn(progress) > 0
            ? t('form.rail.warned', { count: warningsIn(progress) })
            : t('form.rail.nothingMissing')
      }
      first={t('form.rail.first')}
      onFirst={firstMissing === undefined ? undefined : () => goToField(firstMissing)}
    />
  );
}

function useCounts() {
  const { t } = useTranslation();
  return ({ missing, warnings }: SectionProgress): string[] => [
    ...(warnings > 0 ? [t('form.rail.sectionWarnings', { count: warnings })] : []),
    ...(missing > 0 ? [t('common.missing', { count: missing })] : []),
  ];
}

/** A warning weighs more than a gap; the icon shows that there is one. */
function Counts({ section }: { section: SectionProgress }) {
  const [first, ...rest] = useCounts()(section);
  return (
    first && (
      <Text span fz="xs" fw={560} c="var(--em-mid)" title={[first, ...rest].join(', ')}>
        {first}
      </Text>
    )
  );
}

/** The same for a narrow screen: one bar with a list of sections to choose from. */
export function FormBar({ register, progress, current }: Props) {
  const { t, lang } = useTranslation();
  const counts = useCounts();
  return (
    <nav className={classes.bar} aria-label={t('form.rail.label')}>
      <NativeSelect
        aria-label={t('form.rail.section')}
        value={current}
        data={progress.sections.map((section) => ({
          value: section.name,
          label: [sectionTitle(register.noun, section.name, lang), ...counts(section)].join(' · '),
        }))}
        onChange={(event) => goToSection(event.currentTarget.value)}
      />
      <Missing progress={progress} />
      <Bar
        className={classes.line}
        radius={0}
        value={progress.completeness}
        color={doneColor(progress.completeness)}
        aria-label={t('form.rail.completeness', { value: progress.completeness })}
      />
    </nav>
  );
}
