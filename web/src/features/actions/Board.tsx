import { useEffect, useMemo, useRef, useState } from 'react';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { BOARD_COLUMNS, COMPLETED, type Action, type BoardColumn } from '@emanet/contract/actions';
import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { RiskMark } from '../../ui/RiskMark.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { ActionItems, type ActionDeeds } from './ActionItems.tsx';
import css from './board.module.css';
import { Card, type CardDeeds } from './Card.tsx';
import { asOnBoard, changeTo, columnOf, columnsFor } from './filters.ts';

type Props = ActionDeeds &
  Readonly<{
    rows: readonly Action[];
    openId: number | undefined;
    onOpen: (one: Action) => void;
    onAdd: (column: BoardColumn) => void;
  }>;

/** Open actions by risk and finished ones: cards move between columns by mouse and keys. */
export function Board({ rows, openId, onOpen, onAdd, ...deeds }: Props) {
  const { t } = useTranslation();
  const whole = useCan('actions.write');
  const mayFollow = useCan('actions.follow');
  const menu = useRowMenu<Action>();
  const columns = useMemo(() => {
    const sorted = asOnBoard(rows);
    return BOARD_COLUMNS.map((column) => ({
      column,
      cards: sorted.filter((one) => columnOf(one) === column),
    }));
  }, [rows]);

  function move(one: Action, column: BoardColumn) {
    const change = columnsFor(one, whole).includes(column) ? changeTo(one, column) : undefined;
    if (!change) return;
    // A representative may change only the state, so the risk is not sent.
    const wanted = whole ? change : { durum: change.durum };
    deeds.acts.move(one, wanted, t(`ui.risk.${column}`));
  }
  const step = (one: Action, by: 1 | -1) => {
    const at = BOARD_COLUMNS.indexOf(columnOf(one));
    const allowed = columnsFor(one, whole);
    const there = by === 1 ? BOARD_COLUMNS.slice(at + 1) : BOARD_COLUMNS.slice(0, at).toReversed();
    const column = there.find((name) => allowed.includes(name));
    if (column) move(one, column);
  };
  const latest = useRef<CardDeeds>(undefined);
  // A card moved by a key is mounted again in its column, and again where its order changes: it
  // keeps the focus until a click elsewhere.
  const followed = useRef<number>(undefined);
  useEffect(() => {
    latest.current = {
      onOpen,
      onMenu: menu.show,
      onStep: (one, by) => {
        followed.current = one.id;
        step(one, by);
      },
      onFinish: (one) => {
        followed.current = one.id;
        deeds.acts.toggle(one);
      },
    };
    if (followed.current === undefined || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-action-card="${followed.current}"]`)?.focus();
  });
  const [ofCards] = useState<CardDeeds>(() => ({
    onOpen: (one) => latest.current?.onOpen(one),
    onMenu: (one, button) => latest.current?.onMenu(one, button),
    onStep: (one, by) => latest.current?.onStep(one, by),
    onFinish: (one) => latest.current?.onFinish(one),
  }));

  return (
    <div
      className={`em-fill em-stack ${css.board}`}
      onPointerDownCapture={() => {
        followed.current = undefined;
      }}
    >
      {columns.map(({ column, cards }) => (
        <Column key={column} column={column} onDrop={(one) => move(one, column)}>
          <Group component="header" justify="space-between" mih={30} px="xs">
            <Title order={2} fz="sm" fw={450}>
              <Group component="span" gap="sm">
                <RiskMark risk={column} /> <span className="em-num">{cards.length}</span>
              </Group>
            </Title>
            {whole && column !== COMPLETED && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('actions.addTo', { column: t(`ui.risk.${column}`) })}
                onClick={() => onAdd(column)}
              >
                <IconPlus size={17} aria-hidden />
              </ActionIcon>
            )}
          </Group>
          {cards.length === 0 && (
            <Text mx="xs" my="md" fz="sm" c="dimmed">
              {t('actions.noneHere')}
            </Text>
          )}
          <Stack component="ul" gap="sm" mt="xs">
            {cards.map((one) => (
              <Card
                key={one.id}
                one={one}
                opened={one.id === openId}
                mayFollow={mayFollow}
                deeds={ofCards}
              />
            ))}
          </Stack>
        </Column>
      ))}
      <RowMenu menu={menu} nameOf={(one) => one.aksiyon_ismi}>
        {(one) => <ActionItems one={one} {...deeds} />}
      </RowMenu>
    </div>
  );
}

type ColumnProps = Readonly<{
  column: BoardColumn;
  onDrop: (one: Action) => void;
  children: React.ReactNode;
}>;

function Column({ column, onDrop, children }: ColumnProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLElement>(null);
  const latest = useRef(onDrop);
  const [over, setOver] = useState(false);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    return dropTargetForElements({
      element: element.current,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const { action } = source.data;
        if (isAction(action)) latest.current(action);
      },
    });
  }, []);
  return (
    <section
      ref={element}
      className={`em-sunken em-line em-scroll em-round-large ${css.column}`}
      data-over={over || undefined}
      aria-label={t(`ui.risk.${column}`)}
      tabIndex={0}
    >
      {children}
    </section>
  );
}

/** A card carries its action; other dragged things are not accepted. */
const isAction = (value: unknown): value is Action =>
  typeof value === 'object' && value !== null && 'aksiyon_ismi' in value;
