import { sectionTitle } from '@emanet/contract/records/labels';
import { NativeSelect, Progress as Bar, RingProgress, UnstyledButton } from '@mantine/core';
import {
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDashed,
  type TablerIcon,
} from '@tabler/icons-react';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
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

const colorOf = (value: number) => (value === 100 ? 'moss.5' : value >= 75 ? 'petrol' : 'amber.4');

/** Beside the form: how complete the record is, what is missing, and the way there. */
export function FormRail({ register, progress, current }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <nav className={classes.rail} aria-label={t('form.rail.label')}>
      <div className={classes.ring}>
        <RingProgress
          size={52}
          thickness={4}
          roundCaps={progress.completeness > 0}
          sections={[{ value: progress.completeness, color: colorOf(progress.completeness) }]}
          label={
            <span className={classes.percent}>
              {t('form.rail.percent', { value: progress.completeness })}
            </span>
          }
          aria-label={t('form.rail.completeness', { value: progress.completeness })}
          role="img"
        />
        <Missing progress={progress} />
      </div>
      <ul className={classes.list}>
        {progress.sections.map((section) => {
          const Icon = ICONS[section.state];
          return (
            <li key={section.name}>
              <UnstyledButton
                className={classes.section}
                aria-current={section.name === current ? 'location' : undefined}
                onClick={() => goToSection(section.name)}
              >
                <Icon size={17} className={classes.icon} data-state={section.state} aria-hidden />
                <span className={classes.title}>
                  {sectionTitle(register.noun, section.name, lang)}
                </span>
                <Counts section={section} />
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Missing({ progress }: Pick<Props, 'progress'>) {
  const { t } = useTranslation();
  const { firstMissing } = progress;
  return (
    <div>
      <strong className={classes.missing}>
        {progress.missing > 0
          ? t('form.rail.missing', { count: progress.missing })
          : t('form.rail.nothingMissing')}
      </strong>
      {firstMissing !== undefined && (
        <UnstyledButton className={classes.first} onClick={() => goToField(firstMissing)}>
          {t('form.rail.first')}
        </UnstyledButton>
      )}
    </div>
  );
}

function useCounts() {
  const { t } = useTranslation();
  return ({ missing, warnings }: SectionProgress): string[] => [
    ...(warnings > 0 ? [t('form.rail.sectionWarnings', { count: warnings })] : []),
    ...(missing > 0 ? [t('form.rail.sectionMissing', { count: missing })] : []),
  ];
}

/** A warning weighs more than what is missing; the icon shows that something is. */
function Counts({ section }: { section: SectionProgress }) {
  const [first, ...rest] = useCounts()(section);
  return (
    first && (
      <span className={classes.counts} title={[first, ...rest].join(', ')}>
        {first}
      </span>
    )
  );
}

/** The same for a narrow screen: one bar with a list of sections to choose from. */
export function FormBar({ register, progress, current }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
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
        value={progress.completeness}
        color={colorOf(progress.completeness)}
        aria-label={t('form.rail.completeness', { value: progress.completeness })}
      />
    </nav>
  );
}
