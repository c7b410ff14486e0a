import { Text } from '@mantine/core';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { dueAddress } from '@emanet/contract/dashboard';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { entriesAtFirstMove } from '../../../platform/lazily.ts';
import { MenuAt } from '../../../ui/floating/layers.tsx';
import { useLayer } from '../../../ui/floating/useLayer.ts';
import type { DueGroup } from './days.ts';
import css from './due.module.css';
import { KindIcon, useLeftWords } from '../../clocks/clocks.tsx';

const DueItems = entriesAtFirstMove(() => import('./DueItems.tsx'));

/** One item in the calendar as a link; several of a kind are one button with a menu. */
export function DueChip({ group, now }: { group: DueGroup; now: number }) {
  const { lang } = useTranslation();
  const words = useLeftWords();
  const { tur, tone, items } = group;
  const [first] = items;
  if (!first) return null;
  const named = `${CLOCKS[tur].ad[lang]}: ${first.ad}, ${words.left(first, now)}`;
  if (items.length === 1)
    return (
      <Link
        to={dueAddress(first)}
        className={`em-row em-full em-name em-round-small ${css.chip}`}
        data-tone={tone}
        title={named}
        aria-label={named}
      >
        <KindIcon tur={tur} />
        <Text span inherit truncate>
          {first.ad}
        </Text>
      </Link>
    );
  return <DueMenu group={group} now={now} />;
}

function DueMenu({ group, now }: { group: DueGroup; now: number }) {
  const { t, lang } = useTranslation();
  const { tur, tone, late, items } = group;
  const [opened, { toggle, set }] = useDisclosure();
  const { layer, button } = useLayer('menu', opened);
  const label = t(`dashboard.due.${late ? 'manyLate' : 'many'}`, {
    kind: CLOCKS[tur].kisa[lang],
    count: items.length,
  });
  return (
    <>
      <button
        {...button}
        type="button"
        className={`em-row em-full em-name em-round-small ${css.chip}`}
        data-tone={tone}
        title={label}
        aria-label={label}
        onClick={toggle}
      >
        <KindIcon tur={tur} />
        <Text span inherit truncate>
          {label}
        </Text>
      </button>
      <MenuAt
        layer={layer}
        onChange={set}
        position="bottom-start"
        className="em-scroll"
        styles={{ dropdown: { maxHeight: '60dvh' } }}
      >
        <DueItems items={items} now={now} />
      </MenuAt>
    </>
  );
}
