import { dueAddress } from '@emanet/contract/dashboard';
import { portfolio } from '@emanet/contract/portfolio';
import type { ChangeOfClient, ChangesOfClient } from '@emanet/contract/portfolio/changes';
import { actorName } from '@emanet/contract/shared/actor-types';
import { inCompany } from '@emanet/contract/shared/company-address';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Anchor, Group, Select, Text } from '@mantine/core';
import { IconChecks, IconEyeCheck } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAct } from '../../../nouns/act.ts';
import { useRead } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { dayHeading, when } from '../../../platform/when.ts';
import { NounList } from '../../../records/noun/NounList.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { choicesOf, distinct, flagsOf } from '../../../ui/filters/filter.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { column, type Column } from '../../../ui/table/column.ts';
import { Cut } from '../../../ui/table/Cut.tsx';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { useUrlState } from '../../../ui/url-state/useUrlState.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import { useClientNames } from '../useClientNames.ts';
import {
  addressOfChange,
  CHANGE_FACES,
  CHANGES_SPEC,
  changeText,
  fieldsOf,
  firstDayOf,
  narrowedChanges,
  NO_CHANGES_FILTER,
  nounName,
  SPANS,
} from './changes.ts';

/** Height of a row on a phone, with the line of what follows from the change. */
const PHONE_ROW = 94;
const NONE: readonly ChangeOfClient[] = [];
const idOf = (one: ChangeOfClient) => one.id;

/** /portfoy/degisiklikler: changes in all clients since the last look, and what follows from them. */
export default function ChangesPage() {
  const { t, lang } = useTranslation();
  const go = useNavigate();
  const { user_id } = useUser();
  const address = useUrlState(CHANGES_SPEC);
  const { state: asked, set } = address;
  const clientOf = useClientNames();
  const isPhone = usePhone();
  const baslangic = firstDayOf(asked.span, todayInTurkey());
  const query = useRead(
    portfolio.changes,
    { query: baslangic ? { baslangic } : {} },
    { staleTime: 0, placeholderData: (before) => before },
  );
  const { data } = query;
  const rows = data?.isler ?? NONE;
  const totals = data?.musteriler;
  const nameOf = useCallback(
    (one: ChangeOfClient) =>
      [clientOf(one.company_id), nounName(one.tur, t), changeText(one, t)].join(', '),
    [clientOf, t],
  );
  const see = useAct(portfolio.seeChanges, {
    parts: (gorulen: string | null) => ({ body: { gorulen } }),
    told: (_, gorulen) =>
      gorulen === null || gorulen === data?.son_bakis
        ? t('portfolio.undone')
        : [t('portfolio.changes.seen'), () => see.mutate(data?.son_bakis ?? null)],
  });
  const columns = useMemo(
    (): readonly Column<ChangeOfClient>[] => [
      column('ne', t('portfolio.changes.what'), 520, (one) => <Cut title={changeText(one, t)} />, {
        least: 240,
      }),
      column('tur', t('common.list'), 180, ({ tur }) => <Cut title={nounName(tur, t)} />, {
        rank: 4,
      }),
      // The heading of a group names it.
      ...(asked.face === 'musteri'
        ? []
        : [
            column<ChangeOfClient>(
              'musteri',
              t('portfolio.client'),
              200,
              ({ company_id }) => <Cut title={clientOf(company_id)} />,
              { rank: 1 },
            ),
          ]),
      column(
        'alanlar',
        t('portfolio.changes.fields'),
        230,
        (one) => <Cut title={fieldsOf(one, lang)} />,
        { rank: 5 },
      ),
      column('sonuc', t('portfolio.changes.outcome'), 210, (one) => <Outcome of={one} />, {
        paper: (one) => outcomeText(one, t),
      }),
      column(
        'kim',
        t('portfolio.changes.who'),
        150,
        (one) => <Cut title={actorName(one.guncelleyen, lang)} />,
        { rank: 3 },
      ),
      column(
        'an',
        t('portfolio.changes.when'),
        120,
        ({ tarih }) => <time dateTime={tarih}>{when(tarih, lang, true)}</time>,
        { rank: 2 },
      ),
    ],
    [t, lang, clientOf, asked.face],
  );
  const table = useDataTable({
    ...{ rows, columns, idOf, nameOf },
    narrow: useCallback(
      (all: readonly ChangeOfClient[]) =>
        narrowedChanges(all, asked, user_id, (one) =>
          [nameOf(one), fieldsOf(one, lang), actorName(one.guncelleyen, lang)].join(' '),
        ),
      [asked, user_id, nameOf, lang],
    ),
    groupOf: useCallback(
      (one: ChangeOfClient) => {
        if (asked.face === 'tur') return { key: one.tur, label: nounName(one.tur, t) };
        if (asked.face === 'gun') return dayHeading(one.tarih, lang);
        if (asked.face === 'kisi')
          return { key: one.guncelleyen, label: actorName(one.guncelleyen, lang) };
        const total = totals?.find(({ company_id }) => company_id === one.company_id);
        return {
          key: String(one.company_id),
          // A small screen has one line for it.
          label: [clientOf(one.company_id), !isPhone && total && outcomeText(total, t)]
            .filter(Boolean)
            .join(' · '),
        };
      },
      [asked.face, clientOf, isPhone, lang, t, totals],
    ),
  });
  const choice = choicesOf(asked, set);
  const clear = () => set(NO_CHANGES_FILTER);
  const count = new Set(table.rows.map(({ company_id }) => company_id)).size;
  return (
    <NounList
      {...{ table, query, address }}
      title={t('portfolio.changes.title')}
      back={{ to: '/portfoy', label: t('portfolio.back') }}
      count={
        data &&
        [
          t('portfolio.changes.since', { when: when(data.baslangic, lang, true) }),
          t('portfolio.inClients', { count }),
        ].join(', ')
      }
      tools={
        <>
          <Select
            w={190}
            aria-label={t('portfolio.changes.span')}
            allowDeselect={false}
            data={SPANS.map((value) => ({ value, label: t(`portfolio.changes.spans.${value}`) }))}
            value={asked.span}
            onChange={(value) => set({ span: SPANS.find((one) => one === value) ?? 'bakis' })}
          />
          {asked.span === 'bakis' && rows.length > 0 && data && (
            <ActButton
              icon={IconEyeCheck}
              loading={see.isPending}
              onClick={() => see.mutate(data.gorulen)}
            >
              {t('portfolio.changes.see')}
            </ActButton>
          )}
        </>
      }
      above={data?.fazlasi && <Note>{t('portfolio.changes.more', { count: rows.length })}</Note>}
      search={t('portfolio.changes.search')}
      barStays
      filters={{
        flags: [
          flagsOf(asked, set)(
            'own',
            t('portfolio.changes.own', {
              count: rows.filter((one) => one.user_id === user_id).length,
            }),
          ),
        ],
        choices: [
          choice(
            'clients',
            t('portfolio.client'),
            [...new Set(rows.map(({ company_id }) => String(company_id)))],
            (value) => clientOf(Number(value)),
          ),
          choice('nouns', t('common.list'), [...new Set(rows.map(({ tur }) => tur))], (value) =>
            nounName(value, t),
          ),
          choice(
            'people',
            t('portfolio.changes.who'),
            distinct(rows.map(({ guncelleyen }) => guncelleyen)),
            (value) => actorName(value, lang),
          ),
        ],
      }}
      faces={{
        label: t('portfolio.group'),
        faces: CHANGE_FACES.map((value) => ({
          value,
          label: t(`portfolio.changes.groups.${value}`),
        })),
        value: asked.face,
        onChange: (face) => set({ face }),
      }}
      failed={t('portfolio.changes.failed')}
      onClear={clear}
      onOpen={(one) => void go(addressOfChange(one))}
      empty={{
        icon: <IconChecks size={20} aria-hidden />,
        title: t('portfolio.changes.empty'),
        text: t('portfolio.changes.emptyText'),
      }}
      phoneHeight={PHONE_ROW}
      phone={(one) => ({
        name: changeText(one, t),
        // A row is a button, which holds no links.
        beside: outcomeText(one, t),
        below: [clientOf(one.company_id), nounName(one.tur, t)].join(', '),
        besideBelow: when(one.tarih, lang, true),
      })}
    />
  );
}

type Outcome = Pick<ChangesOfClient, 'company_id' | 'eskiyen' | 'baslayan'>;
type Translate = ReturnType<typeof useTranslation>['t'];

const outcomeText = ({ eskiyen, baslayan }: Outcome, t: Translate): string =>
  [
    eskiyen.length > 0 && t('portfolio.changes.stale', { count: eskiyen.length }),
    baslayan.length > 0 && t('portfolio.changes.begun', { count: baslayan.length }),
  ]
    .filter(Boolean)
    .join(', ');

/** Texts and duties that follow from a change, each with the way to it. */
function Outcome({ of }: { of: Outcome }) {
  const { t } = useTranslation();
  const { company_id, eskiyen, baslayan } = of;
  const [text, ...texts] = eskiyen;
  const [duty, ...duties] = baslayan;
  const to = (path: string) => inCompany(path, company_id);
  return (
    <Group component="span" gap="near" wrap="nowrap">
      {text && (
        <Way
          to={to(texts.length > 0 ? '/metinler?goster=eskiyen' : `/metinler/${text.id}/fark`)}
          title={eskiyen.map(({ ad }) => ad).join(', ')}
        >
          {t('portfolio.changes.stale', { count: eskiyen.length })}
        </Way>
      )}
      {duty && (
        <Way
          to={to(duties.length > 0 ? '/sureler' : dueAddress(duty))}
          title={baslayan.map(({ ad }) => ad).join(', ')}
        >
          {t('portfolio.changes.begun', { count: baslayan.length })}
        </Way>
      )}
      {!text && !duty && (
        <Text span inherit c="dimmed">
          –
        </Text>
      )}
    </Group>
  );
}

const Way = (props: Readonly<{ to: string; title: string; children: string }>) => (
  <Anchor component={Link} {...props} fz="inherit" onClick={(event) => event.stopPropagation()} />
);
