import {
  questionnaires,
  TAKEN_WAYS,
  type AnsweredProcess,
  type Proposal,
  type TakenWay,
} from '@emanet/contract/questionnaires';
import { isEmpty } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { QUESTIONS, questionText } from '@emanet/contract/records/questionnaire';
import { Button, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { whenInFull } from '../../platform/when.ts';
import { displayValue } from '../../records/display.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { processingActivityRegister as register } from '../processing-activities/register.ts';
import { begun, waysOf, type Choice } from './choices.ts';
import css from './process.module.css';

type Props = Readonly<{ process: AnsweredProcess }>;

/** Answers about a task beside the record; each field is taken or left. */
export function ProcessPanel({ process }: Props) {
  const { t, lang } = useTranslation();
  const mayWrite = useCan('questionnaires.write');
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>(() =>
    begun(process.oneriler),
  );
  const merge = useAct(questionnaires.merge, {
    parts: (alanlar: Record<string, TakenWay>) => ({
      ...at(process.id),
      body: { alanlar, surum: process.hedef?.surum ?? null },
    }),
    told: 'message',
  });
  const taken = Object.fromEntries(
    Object.entries(chosen).flatMap(([alan, way]) => (way === 'birak' ? [] : [[alan, way]])),
  );
  const count = Object.keys(taken).length;
  const { hedef, sonuc, oneriler, bilinmeyen } = process;
  const text = hedef ? t('questionnaires.changes', { name: hedef.ad }) : t('questionnaires.adds');
  return (
    <Panel
      title={process.ad}
      text={sonuc ? undefined : text}
      label={process.ad}
      foot={
        !sonuc &&
        mayWrite && (
          <Group gap="sm" justify="flex-end">
            <Button variant="default" loading={merge.isPending} onClick={() => merge.mutate({})}>
              {t('questionnaires.leave')}
            </Button>
            <Button
              disabled={count === 0}
              loading={merge.isPending}
              onClick={() => merge.mutate(taken)}
            >
              {t(hedef ? 'questionnaires.merge' : 'questionnaires.addRecord', { count })}
            </Button>
          </Group>
        )
      }
    >
      {sonuc && (
        <Note tone={sonuc === 'aktarildi' ? 'done' : 'plain'}>
          {t(`questionnaires.results.${sonuc}`, {
            name: process.inceleyen ?? '',
            when: process.inceleme_tarihi ? whenInFull(process.inceleme_tarihi, lang) : '',
          })}{' '}
          {process.sonuc_kayit_id && (
            <Link to={`${register.path}?kayit=${process.sonuc_kayit_id}`}>
              {t('questionnaires.openRecord')}
            </Link>
          )}
        </Note>
      )}
      {oneriler.length === 0 && <Text c="dimmed">{t('questionnaires.noAnswer')}</Text>}
      {oneriler.length > 0 && (
        <table className={`em-table ${css.table}`} data-cards>
          <thead>
            <tr>
              <th scope="col">{t('questionnaires.field')}</th>
              <th scope="col">{t('questionnaires.answer')}</th>
              <th scope="col">{t('questionnaires.record')}</th>
              <th scope="col">{t('questionnaires.decision')}</th>
            </tr>
          </thead>
          <tbody>
            {oneriler.map((one) => (
              <Line
                key={one.alan}
                one={one}
                choice={chosen[one.alan] ?? 'birak'}
                onChoice={
                  sonuc || !mayWrite
                    ? undefined
                    : (way) => setChosen({ ...chosen, [one.alan]: way })
                }
              />
            ))}
          </tbody>
        </table>
      )}
      {bilinmeyen.length > 0 && (
        <Text fz="sm" c="dimmed" mt="md">
          {t('questionnaires.unknown')}:{' '}
          {QUESTIONS.filter(({ field }) => bilinmeyen.includes(field))
            .map((question) => questionText(question, lang))
            .join(' ')}
        </Text>
      )}
    </Panel>
  );
}

type LineProps = Readonly<{
  one: Proposal;
  choice: Choice;
  onChoice: ((way: Choice) => void) | undefined;
}>;

function Line({ one, choice, onChoice }: LineProps) {
  const { t, lang } = useTranslation();
  const field = register.fields.find(({ name }) => name === one.alan);
  if (!field) return null;
  const label = fieldLabel(register.noun, one.alan, lang);
  const shown = (value: unknown) => (isEmpty(value) ? '–' : displayValue(field, value, lang));
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-label={t('questionnaires.answer')}>
        {!isEmpty(one.deger) && shown(one.deger)}
        {one.yazi && <p className="em-soft">“{one.yazi}”</p>}
      </td>
      <td data-label={t('questionnaires.record')}>{shown(one.simdi)}</td>
      <td data-label={t('questionnaires.decision')}>
        {one.ayni ? (
          t('questionnaires.same')
        ) : onChoice ? (
          <Select
            aria-label={t('questionnaires.decisionOn', { field: label })}
            value={choice}
            allowDeselect={false}
            data={waysOf(one).map((value) => ({
              value,
              label: t(`questionnaires.ways.${value}`),
            }))}
            onChange={(value) => onChoice(TAKEN_WAYS.find((way) => way === value) ?? 'birak')}
          />
        ) : (
          '–'
        )}
      </td>
    </tr>
  );
}
