import { KEPT_BY } from '@emanet/contract/board/cited';
import { mayJudge } from '@emanet/contract/board/decisions';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { articleIn } from '@emanet/contract/shared/articles';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayShort } from '../../../platform/when.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { ruleAddress } from '../rule-address.ts';
import type { Broken } from '../rules.ts';
import { Through } from '../Through.tsx';
import type { DecisionRow } from './decisions.ts';

const ABOUT = { fz: 'meta', c: 'var(--em-text-2)' } as const;
const OUT = { target: '_blank', rel: 'noreferrer', underline: 'always', inherit: true } as const;

type Props = Readonly<{ row: DecisionRow; broken: Broken | undefined }>;

/** An entry in full: its duty, addressee and deadline, the rules based on it, and its source. */
export function DecisionDetail({ row, broken }: Props) {
  const { t, lang } = useTranslation();
  const { entry } = row;
  const fines = entry.fines.map((letter) => articleIn(`KVKK m. 18/1-${letter}`, lang));
  return (
    <Stack gap="tight" maw="76ch" px="md" pt={3} pb="md">
      <Text>{row.asks}</Text>
      <Text {...ABOUT}>{t('decisions.concerns', { whom: row.concerns })}</Text>
      {(entry.comply_by ?? entry.comply) && (
        <Text {...ABOUT}>
          {entry.comply_by && t('decisions.complyBy', { day: dayShort(entry.comply_by, lang) })}{' '}
          {entry.comply?.[lang]}
        </Text>
      )}
      <Carriers row={row} broken={broken} />
      <Text {...ABOUT}>
        {[row.article, fines.length > 0 && t('decisions.fine', { articles: fines.join(', ') })]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Sources row={row} />
      {entry.remark && <Text {...ABOUT}>{entry.remark[lang]}</Text>}
    </Stack>
  );
}

/** The rules and clocks for an entry, or the reason why there are none. */
function Carriers({ row, broken }: Props) {
  const { t, lang } = useTranslation();
  const { entry, rules, elsewhere } = row;
  const clocks = KEPT_BY[entry.id] ?? [];
  return (
    <>
      {rules.map((rule) => (
        <Group key={rule.id} gap="sm">
          <Anchor component={Link} to={ruleAddress(rule.title)}>
            {rule.title}
          </Anchor>
          <Through row={rule} broken={broken} named />
        </Group>
      ))}
      {elsewhere.map(({ title, to }) => (
        <Anchor key={to} component={Link} to={to}>
          {title}
        </Anchor>
      ))}
      {clocks.map((tur) => (
        <Anchor key={tur} component={Link} to="/sureler">
          {t('decisions.clock', { clock: CLOCKS[tur].ad[lang] })}
        </Anchor>
      ))}
      {(entry.no_rule ?? !mayJudge(entry)) && (
        <Text {...ABOUT}>
          {t('decisions.noRule', { why: entry.no_rule?.[lang] ?? t('decisions.onlyListed') })}
        </Text>
      )}
    </>
  );
}

/** Status of an entry, the Authority's page, and its sources. */
function Sources({ row: { entry, status } }: Pick<Props, 'row'>) {
  const { t, lang } = useTranslation();
  return (
    <Group gap={3} {...ABOUT}>
      <Tag tone="mid">{status}</Tag>
      {entry.read_in !== null && t('decisions.readIn', { count: entry.read_in })}
      {entry.gazette &&
        t('decisions.gazette', {
          day: dayShort(entry.gazette.day, lang),
          no: entry.gazette.no ?? '–',
        })}
      {entry.page && (
        <Anchor {...OUT} href={entry.page}>
          {t('decisions.page')}
        </Anchor>
      )}
      {entry.sources.map(({ name, address }) => (
        <Anchor key={address} {...OUT} href={address}>
          {name}
        </Anchor>
      ))}
    </Group>
  );
}
