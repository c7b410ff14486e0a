import { SegmentedControl } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import type { ControlProps } from './control.ts';
import classes from './AnswerControl.module.css';

type Answer = { value: string; label: string };

/** A few answers side by side, with "not stated" as one of them. */
export function AnswerControl({
  answers,
  answer,
  onAnswer,
  readOnly,
  aria,
  labelId,
}: ControlProps & { answers: Answer[]; answer: string; onAnswer: (answer: string) => void }) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      className={classes.answers}
      id={aria.id}
      aria-labelledby={labelId}
      data={[...answers, { value: '', label: t('form.answer.none') }]}
      value={answer}
      readOnly={readOnly}
      onChange={onAnswer}
    />
  );
}

/** Yes, no, or not stated. */
export function BooleanControl(props: ControlProps) {
  const { t } = useTranslation();
  const { value, onChange } = props;
  return (
    <AnswerControl
      {...props}
      answers={[
        { value: 'true', label: t('form.answer.yes') },
        { value: 'false', label: t('form.answer.no') },
      ]}
      answer={typeof value === 'boolean' ? String(value) : ''}
      onAnswer={(answer) => onChange(answer === '' ? null : answer === 'true')}
    />
  );
}
