import { SegmentedControl } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import type { ControlProps } from './control.ts';

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
      bg="var(--em-sunken)"
      style={{ boxShadow: 'inset 0 0 0 1px var(--em-line)' }}
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
        { value: 'true', label: t('records.yes') },
        { value: 'false', label: t('records.no') },
      ]}
      answer={typeof value === 'boolean' ? String(value) : ''}
      onAnswer={(answer) => onChange(answer === '' ? null : answer === 'true')}
    />
  );
}
