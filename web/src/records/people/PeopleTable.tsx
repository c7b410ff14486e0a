import '@mantine/core/styles/Table.layer.css';
import type { ListedPerson, PeopleList } from '@emanet/contract/people-list/read';
import { Group, Table } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { LeftOut } from './LeftOut.tsx';

/** A row with the effect of the act on it; undefined where `reason` explains why. */
export type PeopleRow = ListedPerson &
  Readonly<{ reason?: string | undefined; isSettled?: boolean }>;

type Props = Readonly<{
  list: PeopleList;
  rows: readonly PeopleRow[];
  /** Word for the result of an accepted row. */
  taken: string;
  withDepartments?: boolean;
}>;

/** A parsed list of people, row by row, before any act. */
export const PeopleTable = memo(function PeopleTable({
  list,
  rows,
  taken,
  withDepartments,
}: Props) {
  const { t } = useTranslation();
  const phone = usePhone();
  if (rows.length === 0) return null;
  const sound = rows.filter(({ reason }) => reason === undefined).length;
  return (
    <>
      <Group fz="sm" role="status">
        <span>{t('people.taken', { count: sound })}</span>
        {sound < rows.length && <span>{t('people.notTaken', { count: rows.length - sound })}</span>}
      </Group>
      <LeftOut list={list} />
      <Table.ScrollContainer type="native" minWidth={phone ? 0 : 420} maxHeight={320} tabIndex={0}>
        <Table aria-label={t('people.reading')} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('people.row')}</Table.Th>
              <Table.Th>{t('fields.name')}</Table.Th>
              {!phone && <Table.Th>{t('fields.email')}</Table.Th>}
              {!phone && withDepartments && <Table.Th>{t('fields.department')}</Table.Th>}
              <Table.Th>{t('people.state')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((one, at) => (
              <Table.Tr key={at}>
                <Table.Td className="em-num">{one.line}</Table.Td>
                <Table.Td className="em-break">
                  {one.name || '–'}
                  {phone && <span className="em-quiet">{belowName(one)}</span>}
                </Table.Td>
                {!phone && <Table.Td className="em-break">{one.email || '–'}</Table.Td>}
                {!phone && withDepartments && (
                  <Table.Td className="em-break">{one.departments.join(', ') || '–'}</Table.Td>
                )}
                <Table.Td>
                  {one.reason === undefined ? <Tag tone="done">{taken}</Tag> : one.reason}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
});

/** Address and departments of a row where they have no column. */
const belowName = ({ email, departments }: ListedPerson) =>
  [email, ...departments].filter(Boolean).map((text) => ` · ${text}`);
