import {
  DETAIL_CATEGORIES,
  DETAIL_PARTS,
  detailEntry,
  detailPartName,
  detailsIn,
  detailValueText,
  type Detail,
  type DetailPart,
} from '@emanet/contract/records/category-detail';
import { choiceOf, isSpecialData } from '@emanet/contract/lookups';
import { isEmpty } from '@emanet/contract/records/fields';
import { listOfCodes } from '@emanet/contract/records/personal-data';
import { Box, Switch, Text, UnstyledButton } from '@mantine/core';
import { use, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { atFirstMove } from '../../../../platform/lazily.ts';
import { SpecialMark } from '../../../../ui/SpecialMark.tsx';
import { FormValuesContext } from '../../form-values.ts';
import type { FieldValue } from '../../values.ts';
import classes from './CategoryDetailControl.module.css';
import type { ControlProps } from '../control.ts';

const CategoryDetailModal = atFirstMove(() => import('./CategoryDetailModal.tsx'));

const groupOf = (item: string) => choiceOf('kisisel_veriler', item)?.group?.code ?? '';

const codesOfValue = (value: FieldValue | undefined): string[] =>
  typeof value === 'string' ? [value] : listOfCodes(value);

/** An activity's answers for single data categories; hidden until the person adds one. */
export function CategoryDetailControl(props: ControlProps) {
  const { value, onChange, lang, readOnly, aria, labelId } = props;
  const { t } = useTranslation();
  const values = use(FormValuesContext);
  const details = detailsIn(value);
  const [wanted, setWanted] = useState(details.length > 0);
  const [edited, setEdited] = useState<Readonly<{ category: string; part: DetailPart }>>();
  const items = listOfCodes(values.islenen_kisisel_veriler);
  const held = [...DETAIL_CATEGORIES.keys()].filter(
    (code) =>
      items.some((item) => groupOf(item) === code) ||
      details.some(({ category }) => category === code),
  );
  const answersOf = (category: string, part: DetailPart) =>
    details.filter((one) => one.category === category && one.part === part);
  const change = (category: string, part: DetailPart, answers: readonly string[]) => {
    const others = details.filter((one) => one.category !== category || one.part !== part);
    const own = answers.map((answer): Detail => ({ category, part, value: answer }));
    onChange([...others, ...own].map(detailEntry));
  };
  const words = (part: DetailPart, codes: readonly string[]) =>
    codes.map((code) => detailValueText(part, code, lang)).join(', ');

  const differing = new Set(details.map(({ category }) => category)).size;
  return (
    <div>
      <Switch
        id={aria.id}
        aria-labelledby={labelId}
        label={t(details.length > 0 ? 'form.details.on' : 'form.details.ask')}
        checked={wanted || details.length > 0}
        disabled={readOnly || details.length > 0}
        onChange={({ currentTarget }) => setWanted(currentTarget.checked)}
      />
      {(wanted || details.length > 0) && held.length === 0 && (
        <Text mt="xs" fz="meta" c="var(--em-text-2)">
          {t('form.details.noData')}
        </Text>
      )}
      {(wanted || details.length > 0) && held.length > 0 && (
        <table className={`em-card em-table ${classes.table}`} data-cards aria-labelledby={labelId}>
          <thead>
            <tr>
              <th scope="col">{t('tables.facts.category')}</th>
              {DETAIL_PARTS.map((part) => (
                <th key={part} scope="col">
                  {detailPartName(part, lang)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Box component="tr" bg="var(--em-canvas)">
              <th scope="row">{t('form.details.whole')}</th>
              {DETAIL_PARTS.map((part) => (
                <td key={part} data-label={detailPartName(part, lang)}>
                  {words(part, codesOfValue(values[part])) || t('form.answer.none')}
                </td>
              ))}
            </Box>
            {held.map((category) => {
              const own = items.filter((item) => groupOf(item) === category);
              return (
                <tr key={category}>
                  <th scope="row">
                    {DETAIL_CATEGORIES.get(category)?.[lang]}{' '}
                    {own.some(isSpecialData) && <SpecialMark />}
                    <Text fz="sm" c="var(--em-text-2)">
                      {own.length > 0
                        ? t('common.items', { count: own.length })
                        : t('form.details.notHeld')}
                    </Text>
                  </th>
                  {DETAIL_PARTS.map((part) => {
                    const answers = answersOf(category, part).map((one) => one.value);
                    const inherits = answers.length === 0;
                    const shown = words(part, inherits ? codesOfValue(values[part]) : answers);
                    return (
                      <td key={part} data-label={detailPartName(part, lang)}>
                        <UnstyledButton
                          className={classes.cell}
                          data-own={!inherits || undefined}
                          disabled={readOnly}
                          aria-label={t(inherits ? 'form.details.same' : 'form.details.own', {
                            category: DETAIL_CATEGORIES.get(category)?.[lang],
                            part: detailPartName(part, lang),
                            value: shown || t('form.answer.none'),
                          })}
                          onClick={() => setEdited({ category, part })}
                          onKeyDown={(event) => {
                            if (event.key === 'Delete' && !inherits) change(category, part, []);
                          }}
                        >
                          {shown || t('form.answer.none')}
                        </UnstyledButton>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {differing > 0 && (
        <Text mt="xs" fz="meta" c="var(--em-text-2)">
          {t('form.details.differing', { count: differing })}
        </Text>
      )}
      {edited && (
        <CategoryDetailModal
          {...props}
          {...edited}
          answers={answersOf(edited.category, edited.part).map((one) => one.value)}
          own={isEmpty(values[edited.part]) ? [] : codesOfValue(values[edited.part])}
          onAnswer={(answers) => {
            change(edited.category, edited.part, answers);
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
