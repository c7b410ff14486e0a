import { Anchor, Box, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertCircle, IconCircleCheckFilled, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { PeopleList } from '@emanet/contract/people-list/read';
import { LeftOut } from '../../../records/people/LeftOut.tsx';
import { notify } from '../../../platform/notify.tsx';
import type { OrganizationActs } from '../useOrganizationActs.ts';
import type { PastedPerson } from './parse.ts';
import css from './pasted.module.css';

type Props = Readonly<{
  rows: readonly PastedPerson[];
  list: PeopleList;
  /** Why the server refused an address. */
  refused: ReadonlyMap<string, string>;
  /** Adds a department that the company does not have; undefined where that is not allowed. */
  addDepartment?: OrganizationActs['addDepartment'];
}>;

/** The rows of a pasted list, with the effect of saving. */
export function PastedRows({ rows, list, refused, addDepartment }: Props) {
  const { t } = useTranslation();
  const sound = rows.filter((one) => !one.fault);
  const count = (act: PastedPerson['act']) => sound.filter((one) => one.act === act).length;
  const wrong = rows.length - sound.length;
  return (
    <Stack gap={0} miw={0}>
      <Group px="panel" py="near" fz="sm" role="status">
        <span>{t('organization.list.added', { count: count('add') })}</span>
        <span>{t('organization.list.extended', { count: count('extend') })}</span>
        <Box component="span" c={wrong > 0 ? 'var(--em-high)' : undefined}>
          {t('organization.list.wrong', { count: wrong })}
        </Box>
      </Group>
      <LeftOut list={list} />
      {rows.length === 0 ? (
        <Text p="panel" c="dimmed">
          {t('organization.list.empty')}
        </Text>
      ) : (
        <ul
          className={`em-grow ${css.rows}`}
          tabIndex={0}
          aria-label={t('organization.list.reading')}
        >
          {rows.map((one, at) => (
            <Line
              key={at}
              one={one}
              refusal={refused.get(one.email)}
              addDepartment={addDepartment}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

type LineProps = Readonly<{
  one: PastedPerson;
  refusal: string | undefined;
  addDepartment: OrganizationActs['addDepartment'] | undefined;
}>;

function Line({ one, refusal, addDepartment }: LineProps) {
  const { t } = useTranslation();
  const wrong = one.fault !== undefined || refusal !== undefined;
  const Icon = wrong ? IconAlertCircle : one.act === 'add' ? IconCircleCheckFilled : IconUserCheck;
  const places = one.departments.map(({ name }) => name).join(', ');
  return (
    <li
      className={`em-break em-line-top em-stack em-small ${css.row}`}
      data-act={one.act}
      data-wrong={wrong || undefined}
    >
      <Icon
        size={18}
        color={`var(--em-${wrong ? 'high' : one.act === 'add' ? 'done' : 'low'})`}
        aria-hidden
      />
      <span>
        <Text inherit fw={560}>
          {one.fullname || t('organization.list.line', { line: one.line })}
        </Text>
        <Text fz="meta" c="dimmed">
          {one.email}
        </Text>
      </span>
      <span>
        {wrong ? (
          <Wrong one={one} refusal={refusal} addDepartment={addDepartment} />
        ) : (
          <>
            {places}
            <Text fz="meta" c="dimmed">
              {t(`organization.list.acts.${one.act}`)}
            </Text>
          </>
        )}
      </span>
    </li>
  );
}

const Refused = ({ children }: { children: ReactNode }) => (
  <Text span inherit c="var(--em-high)">
    {children}
  </Text>
);

function Wrong({ one, refusal, addDepartment }: LineProps) {
  const { t } = useTranslation();
  const [missing] = one.unknown;
  if (one.fault === undefined) return <Refused>{refusal}</Refused>;
  if (one.fault !== 'no_department' || missing === undefined)
    return <Refused>{t(`organization.list.faults.${one.fault}`)}</Refused>;
  const unknown = <Refused>{t('organization.list.unknown', { name: missing })}</Refused>;
  if (!addDepartment) return unknown;
  const add = async () => {
    const problem = await addDepartment(missing);
    if (problem) notify.error(problem);
  };
  return (
    <>
      {unknown}{' '}
      <Anchor component="button" type="button" inherit fw={620} onClick={() => void add()}>
        {t('organization.list.addDepartment')}
      </Anchor>
      <Text fz="meta" c="dimmed">
        {t('organization.list.orWrite')}
      </Text>
    </>
  );
}
