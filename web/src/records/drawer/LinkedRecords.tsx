import { Button, Group, Text } from '@mantine/core';
import { choiceOf } from '@emanet/contract/lookups';
import type { LinkedRecord } from '@emanet/contract/processing-activities';
import { LINKING_REGISTERS, type LinkingEntry } from '@emanet/contract/records/registers';
import { countryText } from '@emanet/contract/shared/countries';
import { IconArrowsRightLeft, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { registerText } from '../../platform/texts/register-text.ts';
import { AbroadMark } from '../../ui/AbroadMark.tsx';
import { PaneStates } from '../../ui/panel/PaneStates.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { beginWith } from '../begin-address.ts';
import type { Links } from '../queries.ts';
import type { RecordRow } from '../register.ts';
import classes from './drawer.module.css';
import linked from './linked.module.css';
import { LinkedHead } from './LinkedHead.tsx';

/** How many records name the activity, over all registers. */
export const linkCount = (links: Links | undefined): number =>
  LINKING_REGISTERS.reduce((sum, { tur }) => sum + (links?.[tur].length ?? 0), 0);

type Props = {
  query: UseQueryResult<Links>;
  /** A record added here starts with this activity and its department. */
  activity: RecordRow;
};

/** Recipients and places of an activity's data: the records that name it. */
export function LinkedRecords({ query, activity }: Props) {
  const { t } = useTranslation();
  return (
    <PaneStates
      query={query}
      loading={t('records.links.loading')}
      failed={t('records.links.failed')}
      isEmpty={(links) => linkCount(links) === 0}
      empty={{
        icon: <IconArrowsRightLeft size={20} />,
        title: t('records.links.empty'),
        text: t('records.links.emptyText'),
        children: LINKING_REGISTERS.map((register) => (
          <AddLink key={register.tur} register={register} activity={activity} />
        )),
      }}
    >
      {(links) =>
        LINKING_REGISTERS.map((register) => (
          <RegisterGroup
            key={register.tur}
            register={register}
            rows={links[register.tur]}
            activity={activity}
          />
        ))
      }
    </PaneStates>
  );
}

type AddProps = Pick<Props, 'activity'> & { register: LinkingEntry; slight?: boolean };

function AddLink({ register, activity, slight = false }: AddProps) {
  const { t } = useTranslation();
  if (!useCan(register.write)) return null;
  return (
    <Button
      component={Link}
      to={beginWith(register.addPath, activity)}
      variant={slight ? 'subtle' : 'default'}
      size={slight ? 'xs' : 'sm'}
      leftSection={<IconPlus size={slight ? 14 : 16} />}
    >
      {t(registerText(register.noun, 'add'))}
    </Button>
  );
}

type GroupProps = Pick<Props, 'activity'> & {
  register: LinkingEntry;
  rows: readonly LinkedRecord[];
};

function RegisterGroup({ register, rows, activity }: GroupProps) {
  const { t } = useTranslation();
  return (
    <LinkedLines
      title={t(registerText(register.noun, 'title'))}
      list={register.path}
      rows={rows}
      none={t('records.links.none')}
      add={<AddLink register={register} activity={activity} slight />}
    />
  );
}

type LinesProps = Readonly<{
  title: string;
  /** Address of their list. */
  list: string;
  rows: readonly LinkedRecord[];
  /** Count of all of them, where `rows` has only the first. */
  count?: number;
  /** Sentence where there is none. */
  none: string;
  /** Sentence below where there are more than these rows. */
  more?: string;
  unnamed?: string;
  add?: ReactNode;
}>;

/** Section of a drawer: records of one register that are linked to the drawer's row. */
function LinkedLines(props: LinesProps) {
  const { title, list, rows, count = rows.length, none, more, unnamed, add } = props;
  return (
    <section className={classes.section}>
      <LinkedHead title={title} count={count}>
        {add}
      </LinkedHead>
      {rows.length === 0 ? (
        <Text fz="meta" c="dimmed">
          {none}
        </Text>
      ) : (
        <ul className="em-card em-lines">
          {rows.map((row) => (
            <li key={row.id} className={`em-hover ${linked.line}`}>
              <LinkedLine row={row} list={list} {...(unnamed && { unnamed })} />
            </li>
          ))}
        </ul>
      )}
      {count > rows.length && (
        <Text fz="meta" c="dimmed">
          {more}
        </Text>
      )}
    </section>
  );
}

type SectionsProps<Kind extends LinkingEntry['tur']> = Readonly<{
  query: UseQueryResult<Readonly<Record<Kind, readonly LinkedRecord[]>>>;
  kinds: readonly Kind[];
  failed: string;
  /** The section of a kind, from its loaded rows. */
  section: (kind: Kind, rows: readonly LinkedRecord[]) => Omit<LinesProps, 'list' | 'rows'>;
}>;

/** Sections of a drawer: records of some registers that are linked to the drawer's row. */
export function LinkedSections<Kind extends LinkingEntry['tur']>(props: SectionsProps<Kind>) {
  const { query, kinds, failed, section } = props;
  const { t } = useTranslation();
  return (
    <PaneStates query={query} loading={t('common.loading')} failed={failed}>
      {(links) =>
        LINKING_REGISTERS.flatMap(({ tur, path }) => {
          const kind = kinds.find((one) => one === tur);
          return kind
            ? [
                <LinkedLines
                  key={tur}
                  list={path}
                  rows={links[kind]}
                  {...section(kind, links[kind])}
                />,
              ]
            : [];
        })
      }
    </PaneStates>
  );
}

type LineProps = Readonly<{
  row: LinkedRecord;
  /** Address of its list. */
  list: string;
  /** Shown for a record that has no name here. */
  unnamed?: string;
}>;

/** One linked record: its name is a link, below it are its department and its recipients. */
function LinkedLine({ row, list, unnamed = '' }: LineProps) {
  const lang = useLanguage();
  const country = row.ulke && countryText(row.ulke, lang);
  const mechanism = row.mekanizma && choiceOf('yurt_disi_mekanizma', row.mekanizma)?.[lang];
  return (
    <>
      <Group gap="4px 8px">
        <Link className="em-whole" to={`${list}?kayit=${row.id}`}>
          {row.ad || unnamed}
        </Link>
        {row.ozel_nitelikli && <SpecialMark />}
        {row.yurt_disi && <AbroadMark />}
      </Group>
      <Text fz="meta" c="dimmed">
        {[row.department_name, country, mechanism].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}
