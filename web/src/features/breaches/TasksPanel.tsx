import { ACTION_RISKS, actions, type Action, type ActionRisk } from '@emanet/contract/actions';
import type { SingleBreach } from '@emanet/contract/breaches';
import { toneOfDay } from '@emanet/contract/clocks/left';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Anchor, Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useAct } from '../../nouns/act.ts';
import { useChanged } from '../../nouns/read.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { departmentOption, personOption, useDepartments } from '../../records/name-queries.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import css from './lists.module.css';
import { usePeople, useTasks, useTick } from './queries.ts';

type Props = Readonly<{ row: SingleBreach; mayWrite: boolean }>;

/** Tasks of a breach, which are actions of the company. */
export function TasksPanel({ row, mayWrite }: Props) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const { data = [], isSuccess } = useTasks(row.id);
  const isEmpty = isSuccess && data.length === 0;
  // A ticked task stays in place under the pointer: the order is the first one, with new ones last.
  const [order, setOrder] = useState<readonly number[]>([]);
  const fresh = data.filter(({ id }) => !order.includes(id)).map(({ id }) => id);
  if (fresh.length > 0) setOrder([...order, ...fresh]);
  const shown = data.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const done = data.filter(({ durum }) => durum).length;
  return (
    <Panel
      title={t('breaches.tasks')}
      count={data.length > 0 && t('breaches.tasksDone', { done, all: data.length })}
      tools={
        mayWrite && (
          <Button size="compact-xs" variant="subtle" onClick={() => setAdding(true)}>
            {t('breaches.addTask')}
          </Button>
        )
      }
    >
      {isEmpty && <FirstHour row={row} mayWrite={mayWrite} />}
      <ul className="em-lines">
        {shown.map((one) => (
          <Task key={one.id} one={one} breach={row.id} />
        ))}
      </ul>
      {adding && <TaskModal row={row} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

const FIRST_HOUR = ['erisim', 'kanit', 'kapsam', 'isleyen', 'form'] as const;

/** Proposed tasks of the first hour, for a breach without tasks; one press adds them. */
function FirstHour({ row, mayWrite }: Props) {
  const { t } = useTranslation();
  const departments = useDepartments();
  const department_id = row.department_id ?? departments.data?.[0]?.department_id;
  const add = useAct(actions.add, {
    parts: (name: (typeof FIRST_HOUR)[number]) => ({
      body: {
        aksiyon_ismi: t(`breaches.firstHour.${name}`),
        department_id: department_id ?? 0,
        sorumlu_id: row.sorumlu_id,
        son_tarih: todayInTurkey(),
        risk: 'Yüksek' as const,
        kayit_turu: 'veri_ihlalleri' as const,
        kayit_id: row.id,
      },
    }),
  });
  return (
    <>
      <p className="em-quiet">{t('breaches.proposed')}</p>
      <ul className="em-lines">
        {FIRST_HOUR.map((name) => (
          <li key={name} className={`em-row ${css.task}`}>
            {t(`breaches.firstHour.${name}`)}
          </li>
        ))}
      </ul>
      {mayWrite && department_id !== undefined && (
        <Button
          size="xs"
          variant="default"
          loading={add.isPending}
          onClick={() => FIRST_HOUR.forEach((name) => add.mutate(name))}
        >
          {t('breaches.addProposed')}
        </Button>
      )}
    </>
  );
}

function Task({ one, breach }: Readonly<{ one: Action; breach: number }>) {
  const lang = useLanguage();
  const tick = useTick(breach);
  const isUrgent =
    !one.durum && one.son_tarih !== null && toneOfDay(one.son_tarih, todayInTurkey()) === 'high';
  return (
    <li className={`em-row ${css.task}`} data-done={one.durum || undefined}>
      <Checkbox
        checked={one.durum}
        aria-label={one.aksiyon_ismi}
        onChange={(event) => tick.mutate({ id: one.id, durum: event.currentTarget.checked })}
      />
      <span className="em-two">
        <Anchor component={Link} to={`/aksiyonlar?aksiyon=${one.id}`}>
          {one.aksiyon_ismi}
        </Anchor>
        <small data-late={isUrgent || undefined}>
          {[one.son_tarih && when(one.son_tarih, lang), one.sorumlu].filter(Boolean).join(' · ')}
        </small>
      </span>
    </li>
  );
}

function TaskModal({ row, onClose }: Readonly<{ row: SingleBreach; onClose: () => void }>) {
  const { t } = useTranslation();
  const departments = useDepartments();
  const people = usePeople();
  const changed = useChanged('actions');
  const [first] = departments.data ?? [];
  const usual = row.department_id ?? first?.department_id;
  const form = useApiForm({
    endpoint: actions.add,
    initial: {
      aksiyon_ismi: '',
      department_id: '',
      sorumlu_id: '',
      risk: 'Yüksek',
      son_tarih: todayInTurkey(),
    },
    bodyOf: ({ department_id, risk, ...values }) => ({
      ...values,
      risk: risk as ActionRisk,
      department_id: Number(department_id || usual),
      kayit_turu: 'veri_ihlalleri' as const,
      kayit_id: row.id,
    }),
    onDone: told(changed, onClose),
  });
  return (
    <FormModal form={form} title={t('breaches.addTask')} onClose={onClose}>
      <TextInput
        {...form.needed('aksiyon_ismi', t('breaches.task'))}
        autoComplete="off"
        data-autofocus
      />
      <Select
        {...form.needed('risk', t('actions.fields.risk'))}
        onChange={(value) =>
          form.set('risk', ACTION_RISKS.find((one) => one === value) ?? form.values.risk)
        }
        allowDeselect={false}
        data={ACTION_RISKS.map((value) => ({ value, label: t(`ui.risk.${value}`) }))}
      />
      <DayInput {...form.field('son_tarih', t('breaches.dueOn'))} />
      <SearchSelect
        {...form.needed('department_id', t('fields.department'))}
        value={form.values.department_id || (usual ? String(usual) : null)}
        onChange={(value) => form.set('department_id', value ?? '')}
        data={(departments.data ?? []).map(departmentOption)}
      />
      <SearchSelect
        {...form.field('sorumlu_id', t('fields.inCharge'))}
        value={form.values.sorumlu_id || null}
        onChange={(value) => form.set('sorumlu_id', value ?? '')}
        clearable
        data={(people.data ?? []).map(personOption)}
      />
    </FormModal>
  );
}
