import { processingActivityFields } from '@emanet/contract/processing-activities';
import {
  DETAIL_CATEGORIES,
  detailPartName,
  detailValueText,
  NOBODY,
  type DetailPart,
} from '@emanet/contract/records/category-detail';
import { listOfCodes } from '@emanet/contract/records/personal-data';
import { Button, Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import type { FieldValue } from '../../values.ts';
import classes from './CategoryDetailControl.module.css';
import { ChoiceOrTextControl } from '../ChoiceOrTextControl.tsx';
import type { ControlProps } from '../control.ts';
import { MultiControl } from '../MultiControl.tsx';
import { OpenModal } from '../../../../ui/overlay/OpenModal.tsx';

type Props = ControlProps &
  Readonly<{
    category: string;
    part: DetailPart;
    /** Answers of the category; empty while it follows the activity. */
    answers: readonly string[];
    /** The activity's own answer. */
    own: readonly string[];
    onAnswer: (answers: readonly string[]) => void;
    onClose: () => void;
  }>;

/** One answer of one category, in the same control as the activity's. */
export default function CategoryDetailModal(props: Props) {
  const { category, part, answers, own, lang, onAnswer, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const field = processingActivityFields.find((one) => one.name === part);
  const asText = part === 'saklama_suresi';
  const begin = (answers.length > 0 ? answers : own).filter((one) => one !== NOBODY);
  const [value, setValue] = useState<FieldValue>(asText ? (begin[0] ?? null) : [...begin]);
  if (!field) return null;
  const name = detailPartName(part, lang);
  const given = typeof value === 'string' ? [value.trim()].filter(Boolean) : listOfCodes(value);
  const Asked = asText ? ChoiceOrTextControl : MultiControl;
  return (
    <OpenModal
      onClose={onClose}
      title={`${DETAIL_CATEGORIES.get(category)?.[lang]}: ${name}`}
      size={620}
      classNames={{ body: classes.dialog }}
    >
      <Text id={`${id}-label`} mb="md" fz="meta" c="var(--em-text-2)">
        {t('form.details.help')}
      </Text>
      <Asked
        tur={props.tur}
        field={field}
        value={value}
        onChange={setValue}
        lang={lang}
        special={props.special}
        readOnly={false}
        suggestions={[]}
        labelId={`${id}-label`}
        aria={{ id: `${id}-control`, 'aria-required': false, 'aria-invalid': false }}
      />
      <Group mt="auto" pt="lg" justify="space-between">
        <Group gap="xs">
          <Button variant="default" onClick={() => onAnswer([])}>
            {t('form.details.inherit')}
          </Button>
          {part === 'alici_grubu' && (
            <Button variant="default" onClick={() => onAnswer([NOBODY])}>
              {detailValueText(part, NOBODY, lang)}
            </Button>
          )}
        </Group>
        <Button onClick={() => onAnswer(given)}>{t('form.details.apply')}</Button>
      </Group>
    </OpenModal>
  );
}
