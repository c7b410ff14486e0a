import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Action } from '@emanet/contract/actions';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { actOf, KEYS } from '../../platform/keys.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import css from './board.module.css';
import { DatedMarks } from './marks.tsx';

export type CardDeeds = Readonly<{
  onOpen: (one: Action) => void;
  onMenu: (one: Action, button: HTMLElement) => void;
  onStep: (one: Action, by: 1 | -1) => void;
  onFinish: (one: Action) => void;
}>;

type Props = Readonly<{
  one: Action;
  opened: boolean;
  /** May be moved. */
  mayFollow: boolean;
  /** The same object at every render: of a thousand cards only the changed ones render again. */
  deeds: CardDeeds;
}>;

/**
 * One action on the board. Shift with left or right moves it, the finish key of lists finishes it,
 * up and down focus its neighbours.
 */
export const Card = memo(function Card({ one, opened, mayFollow, deeds }: Props) {
  const { t } = useTranslation();
  const element = useRef<HTMLLIElement>(null);
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    if (!element.current || !mayFollow) return undefined;
    return draggable({
      element: element.current,
      getInitialData: () => ({ action: one }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [one, mayFollow]);

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    const finishes = actOf('lists', event) === 'finish';
    const steps = shiftKey && (key === 'ArrowRight' || key === 'ArrowLeft');
    if (mayFollow && (finishes || steps)) {
      event.preventDefault();
      if (finishes) deeds.onFinish(one);
      else deeds.onStep(one, key === 'ArrowRight' ? 1 : -1);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const line = element.current;
      const next = key === 'ArrowDown' ? line?.nextElementSibling : line?.previousElementSibling;
      next?.querySelector<HTMLElement>('[data-action-card]')?.focus();
    }
  }

  return (
    <li
      ref={element}
      className={`em-surface em-line em-round ${css.card}`}
      data-open={opened || undefined}
      data-dragged={dragged || undefined}
      data-done={one.durum || undefined}
    >
      <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
        <button
          type="button"
          className={`em-break em-name em-whole ${css.name}`}
          data-action-card={one.id}
          aria-keyshortcuts={`${KEYS.lists.finish[0]} Shift+ArrowLeft Shift+ArrowRight`}
          onClick={() => deeds.onOpen(one)}
          onKeyDown={onKeyDown}
        >
          {one.aksiyon_ismi}
        </button>
        <ActionIcon
          className={css.dots}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('ui.table.menu', { name: one.aksiyon_ismi })}
          aria-haspopup="menu"
          onClick={(event) => deeds.onMenu(one, event.currentTarget)}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {!one.durum && one.aksiyon_aciklamasi && (
        <Text mt={2} fz="meta" lineClamp={2} c="var(--em-text-2)">
          {one.aksiyon_aciklamasi}
        </Text>
      )}
      <Group justify="space-between" gap="sm" mt="xs" fz="xs" c="var(--em-text-2)" wrap="nowrap">
        <Cut title={one.department_name ?? ''} />
        <DatedMarks one={one} />
      </Group>
    </li>
  );
});
