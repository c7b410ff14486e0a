import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Action } from '@emanet/contract/actions';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { ActionItems, type ActionDeeds } from './ActionItems.tsx';
import css from './board.module.css';
import { SmallMarks } from './marks.tsx';

type Props = ActionDeeds &
  Readonly<{
    one: Action;
    openId: number | undefined;
    onOpen: (one: Action) => void;
    onStep: (one: Action, by: 1 | -1) => void;
  }>;

/** One action on the board. Shift with left or right moves it, up and down go to its neighbours. */
export function Card({ one, openId, onOpen, onStep, ...deeds }: Props) {
  const { t } = useTranslation();
  const mayFollow = useCan('actions.follow');
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
    if (shiftKey && mayFollow && (key === 'ArrowRight' || key === 'ArrowLeft')) {
      event.preventDefault();
      onStep(one, key === 'ArrowRight' ? 1 : -1);
      // The card is drawn anew in its column and takes the focus along.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-action-card="${one.id}"]`)?.focus(),
      );
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
      className={css.card}
      data-open={one.id === openId || undefined}
      data-dragged={dragged || undefined}
      data-done={one.durum || undefined}
    >
      <div className={css.cardHead}>
        <button
          type="button"
          className={css.name}
          data-action-card={one.id}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onClick={() => onOpen(one)}
          onKeyDown={onKeyDown}
        >
          {one.aksiyon_ismi}
        </button>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              className={css.dots}
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t('ui.table.menu', { name: one.aksiyon_ismi })}
            >
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <ActionItems one={one} {...deeds} />
          </Menu.Dropdown>
        </Menu>
      </div>
      {!one.durum && one.aksiyon_aciklamasi && <p className={css.text}>{one.aksiyon_aciklamasi}</p>}
      <div className={css.cardFoot}>
        <span>{one.department_name}</span>
        <SmallMarks one={one} />
      </div>
    </li>
  );
}
