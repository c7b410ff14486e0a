import '@mantine/core/styles/Stepper.layer.css';
import type { ReactNode } from 'react';
import { Anchor, Group, Stepper, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTabTitle } from '../useTabTitle.ts';
import css from './step.module.css';

type Props = Readonly<{
  title: string;
  /** One sentence under the title. */
  text?: string;
  /** The list that this belongs to, shown above the title. */
  parent?: Readonly<{ label: string; to: string; here: string }>;
  /** Names the steps to screen readers. */
  stepsLabel: string;
  steps: readonly string[];
  /** The current step, from 0. */
  active: number;
  /** Returns to a step that is done; without it no step can be chosen. */
  onStep?: (step: number) => void;
  /** Rows scroll in their own panel, so that the foot stays in view. */
  fill?: boolean;
  /** A file is being held over the page, for sheets that show it. */
  over?: boolean;
  /** The step, and a `StepFoot` with buttons where needed. */
  children: ReactNode;
}>;

/** Work in several steps at full width: head with the steps, the step itself, its foot. */
export function StepPage(props: Props) {
  const { title, text, parent, stepsLabel, steps, active, onStep, fill, over, children } = props;
  useTabTitle(title, parent?.label);
  return (
    <div
      className={`em-column em-canvas ${css.page}`}
      data-fill={fill || undefined}
      data-over={over || undefined}
    >
      <header className={`em-row ${css.head}`}>
        <div>
          {parent && (
            <Text className={css.crumbs} fz="xs" c="dimmed">
              <Anchor component={Link} to={parent.to} inherit c="inherit">
                {parent.label}
              </Anchor>
              {' / '}
              {parent.here}
            </Text>
          )}
          <Text component="h1" fz="h1" lh="h1" fw={640}>
            {title}
          </Text>
          {text && (
            <Text c="dimmed" mt={2}>
              {text}
            </Text>
          )}
        </div>
        <Stepper
          size="xs"
          iconSize={26}
          active={active}
          onStepClick={onStep}
          wrap={false}
          allowNextStepsSelect={false}
          className={`em-rigid ${css.stepper}`}
          data-steps={steps.length}
          aria-label={stepsLabel}
        >
          {steps.map((label, at) => (
            <Stepper.Step
              key={label}
              label={label}
              allowStepSelect={onStep !== undefined && at < active}
              aria-current={active === at ? 'step' : undefined}
            />
          ))}
        </Stepper>
      </header>
      {children}
    </div>
  );
}

type FootProps = Readonly<{
  /** Of the sentence, for elements that it describes. */
  id?: string;
  /** Names the exact effect, beside the buttons that cause it. */
  summary?: ReactNode;
  /** Used on a page that is no `StepPage`. */
  alone?: boolean;
  /** Buttons, the next step last. */
  children: ReactNode;
}>;

/** Foot of a `StepPage`, or of a page on a phone; stays in sight while the page scrolls. */
export const StepFoot = ({ id, summary, alone, children }: FootProps) => (
  <footer className={`em-row ${css.foot}`} data-foot data-alone={alone || undefined}>
    <Text id={id} className={css.summary} c="dimmed" role="status">
      {summary}
    </Text>
    <Group className={css.buttons} gap="sm" wrap="nowrap">
      {children}
    </Group>
  </footer>
);
