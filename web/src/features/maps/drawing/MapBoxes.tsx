import { memo, useCallback, useSyncExternalStore } from 'react';
import type { NodeKind } from '@emanet/contract/maps';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from '../map.module.css';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** Number of buttons that is still cheap; only above it those out of view are left out. */
const FEW = 400;
/** Boxes this far outside the view are drawn too, so that a small move needs no render. */
const ROOM = 240;

/** Visible rows of the map, as one text: it changes only after a large move. */
function useVisible(stage: Stage): readonly [number, number] {
  const read = useCallback(() => {
    const { y, scale } = stage.camera();
    const step = ROOM / scale;
    const first = Math.floor(-y / scale / step) - 1;
    const last = Math.ceil((stage.seen().height - y) / scale / step) + 1;
    return `${first * step} ${last * step}`;
  }, [stage]);
  const [top = 0, bottom = 0] = useSyncExternalStore(stage.subscribe, read).split(' ').map(Number);
  return [top, bottom];
}

type Props = {
  scene: Scene;
  stage: Stage;
  kinds: readonly NodeKind[];
  /** The one box in the Tab order; always drawn, visible or not. */
  current: number | undefined;
  onPress: (at: number) => void;
  onFocus: (at: number) => void;
};

/**
 * The boxes as transparent buttons: for pointer, keyboard and screen reader. Of very many only
 * those in view exist.
 */
export function MapBoxes({ scene, stage, kinds, current, onPress, onFocus }: Props) {
  const [top, bottom] = useVisible(stage);
  const { view, layout, names } = scene;
  const { height, widths } = layout.metrics;
  const few = view.boxes.length <= FEW;
  const shown = layout.order.flat().filter((at) => {
    const y = layout.y[at] ?? 0;
    return few || at === current || (y + height >= top && y <= bottom);
  });
  const stop = current ?? shown[0];
  return shown.map((at) => {
    const box = view.boxes[at];
    if (!box) return null;
    return (
      <BoxButton
        key={box.id}
        at={at}
        name={names[at] ?? ''}
        kind={kinds[box.column] ?? 'departman'}
        x={layout.x[at] ?? 0}
        y={layout.y[at] ?? 0}
        width={widths[box.column] ?? 0}
        height={height}
        special={box.special}
        abroad={box.abroad}
        group={box.group !== undefined}
        pressed={scene.selected === at}
        stop={stop === at}
        onPress={onPress}
        onFocus={onFocus}
      />
    );
  });
}

type ButtonProps = {
  at: number;
  name: string;
  kind: NodeKind;
  x: number;
  y: number;
  width: number;
  height: number;
  special: boolean;
  abroad: boolean;
  group: boolean;
  pressed: boolean;
  stop: boolean;
  onPress: (at: number) => void;
  onFocus: (at: number) => void;
};

const BoxButton = memo(function BoxButton(props: ButtonProps) {
  const { t } = useTranslation();
  const { at, name, kind, x, y, width, height, special, abroad, group, pressed, stop } = props;
  const words = [
    name,
    t(`maps.kinds.${kind}`),
    ...(special ? [t('ui.special')] : []),
    ...(abroad ? [t('ui.abroad')] : []),
  ];
  return (
    <button
      type="button"
      className={`em-round-small ${classes.box}`}
      style={{ left: x, top: y, width, height }}
      data-box={at}
      tabIndex={stop ? 0 : -1}
      aria-label={words.join(', ')}
      {...(group ? { 'aria-expanded': false } : { 'aria-pressed': pressed })}
      title={name}
      onClick={() => props.onPress(at)}
      onFocus={() => props.onFocus(at)}
    />
  );
});
