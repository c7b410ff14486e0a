import { useMergedRef } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { NodeKind } from '@emanet/contract/maps';
import { useTranslation } from '../../../platform/i18n.ts';
import { mostOf, reveal, zoomAt } from './camera.ts';
import { attachGestures } from './gestures.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import type { LabelSetter } from './labels.ts';
import { MapBoxes } from './MapBoxes.tsx';
import classes from '../map.module.css';
import { areasOf, type Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { useDrawing } from './useDrawing.ts';
import { actOf } from '../../../platform/keys.ts';
import { nextBox } from './walk.ts';

export const ZOOM_STEP = 1.25;
/** How much of the map the sheet of a small screen covers. */
const UNDER_SHEET = 140;

type Props = {
  /** Measures the available space. */
  size: Ref<HTMLDivElement>;
  scene: Scene;
  stage: Stage;
  labels: LabelSetter;
  kinds: readonly NodeKind[];
  /** Number of nodes in each column. */
  counts: readonly number[];
  onPress: (at: number) => void;
  onClear: () => void;
  onFit: () => void;
};

/** The map itself: a canvas that is seen, and buttons over it that are used. */
export function MapCanvas(props: Props) {
  const { size, scene, stage, labels, kinds, counts, onPress, onClear, onFit } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const current =
    focused === undefined
      ? scene.selected
      : scene.view.boxes.findIndex((box) => box.id === focused);
  const { view, layout } = scene;
  const phone = usePhone();
  useDrawing({ frame, sheet, canvas, layer, heads }, scene, stage, labels);

  useEffect(() => {
    const element = frame.current;
    return element ? attachGestures(element, stage) : undefined;
  }, [stage]);

  const show = useCallback(
    (at: number) => {
      const { box, path } = areasOf(scene, at);
      const below = phone ? UNDER_SHEET : 0;
      stage.move((before) => {
        const seen = stage.seen();
        // The whole path of a chosen box, if that fits.
        const area = at === scene.selected ? mostOf(box, path, before, seen.height - below) : box;
        return reveal(before, area, seen, below);
      });
    },
    [scene, stage, phone],
  );
  const wanted = scene.hit ?? scene.selected;
  useEffect(() => {
    if (wanted === undefined) return;
    // On a phone the sheet with its facts takes the lower half of the screen.
    if (phone) frame.current?.scrollIntoView({ block: 'start' });
    show(wanted);
  }, [wanted, show, phone]);

  const onFocus = useCallback(
    (at: number) => {
      setFocused(view.boxes[at]?.id);
      // A pressed box is in view; moving it away would lose the click.
      if (frame.current?.querySelector(`[data-box="${at}"]:focus-visible`)) show(at);
    },
    [view, show],
  );

  function onKeyDown(event: KeyboardEvent) {
    const act = actOf('maps', event);
    if (!act) return;
    event.preventDefault();
    const { width, height } = stage.seen();
    const zoom = (by: number) => stage.move((before) => zoomAt(before, by, width / 2, height / 2));
    if (act === 'clear') onClear();
    else if (act === 'zoomIn') zoom(ZOOM_STEP);
    else if (act === 'zoomOut') zoom(1 / ZOOM_STEP);
    else if (act === 'fit') onFit();
    else {
      const from = Number(
        event.target instanceof HTMLElement ? event.target.dataset.box : undefined,
      );
      const next = Number.isNaN(from) ? undefined : nextBox(view, layout, from, act);
      if (next !== undefined) {
        flushSync(() => setFocused(view.boxes[next]?.id));
        show(next);
        const button = frame.current?.querySelector<HTMLElement>(`[data-box="${next}"]`);
        button?.focus({ preventScroll: true });
      }
    }
  }

  return (
    <>
      <div ref={heads} className={`em-meta em-name em-soft ${classes.heads}`}>
        {kinds.map((kind, at) => (
          <span key={kind} className="em-cut">
            {t(`maps.kinds.${kind}`)} <span className="em-num">{counts[at]}</span>
          </span>
        ))}
      </div>
      <div
        ref={useMergedRef(frame, size)}
        className={classes.stage}
        role="group"
        aria-label={t('maps.open')}
        aria-describedby="harita-tuslari"
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) =>
          stage.scrolled(currentTarget.scrollLeft, currentTarget.scrollTop)
        }
      >
        <div ref={sheet} className={classes.sheet}>
          <canvas ref={canvas} className={classes.canvas} aria-hidden />
          <div ref={layer} className={classes.layer}>
            <MapBoxes
              scene={scene}
              stage={stage}
              kinds={kinds}
              current={current === -1 ? undefined : current}
              onPress={onPress}
              onFocus={onFocus}
            />
          </div>
        </div>
        <p id="harita-tuslari" hidden>
          {t('maps.keys')}
        </p>
      </div>
    </>
  );
}
