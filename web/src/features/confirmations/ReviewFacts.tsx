import { isEmpty } from '@emanet/contract/records/fields';
import { QUESTIONS, questionText } from '@emanet/contract/records/questionnaire';
import { Text } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { displayValues, groupPersonalData } from '../../records/display.ts';
import type { Names } from '../../records/kinds/kind.ts';
import type { RecordRow, Register } from '../../records/register.ts';

type Props = Readonly<{ register: Register; row: RecordRow; names: Names }>;

/** The record as answers to the questions of the questionnaire, without the law. */
export function ReviewFacts({ register, row, names }: Props) {
  const { t, lang } = useTranslation();
  const answersTo = (name: string): readonly string[] => {
    const field = register.fields.find((one) => one.name === name);
    if (!field || isEmpty(row[name])) return [];
    return field.lookup === 'kisisel_veriler'
      ? groupPersonalData(row[name], lang).map(
          (group) => `${group.name}: ${group.items.map((item) => item.name).join(', ')}`,
        )
      : displayValues(field, row[name], lang, names);
  };
  return (
    <dl className="em-columns em-fields">
      {QUESTIONS.filter(({ field }) => field !== register.nameField).map((question) => {
        const answers = answersTo(question.field);
        return (
          <div key={question.field}>
            <Text component="dt" fz="meta" c="dimmed">
              {questionText(question, lang)}
            </Text>
            {answers.length === 0 ? (
              <Text component="dd" m={0} fz="sm" c="var(--em-mid)">
                {t('records.drawer.notFilled')}
              </Text>
            ) : (
              answers.map((answer) => (
                <Text component="dd" m={0} key={answer} style={{ overflowWrap: 'anywhere' }}>
                  {answer}
                </Text>
              ))
            )}
          </div>
        );
      })}
    </dl>
  );
}
