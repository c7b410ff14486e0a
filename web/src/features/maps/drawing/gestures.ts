import { zoomAt } from './camera.ts';
import type { Stage } from './stage.ts';

/** A press that moves less than this is a click. */
const SLIP = 4;
const WHEEL_ZOOM = 0.0022;
const LINE = 16;

type Point = Readonly<{ x: number; y: number }>;

/**
 * Dragging moves, two fingers or Ctrl and the wheel zoom; the wheel alone scrolls all columns
 * together. Returns how to stop.
 */
export function attachGestures(element: HTMLElement, stage: Stage): () => void {
  const pressed = new Map<number, Point>();
  let begun: Point | undefined;
  let dragged = false;
  const stop = new AbortController();
  const { signal } = stop;

  const pointIn = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const moveBy = (x: number, y: number) =>
    stage.move((before) => ({ ...before, x: before.x + x, y: before.y + y }));

  function press(event: PointerEvent) {
    if (event.button !== 0) return;
    pressed.set(event.pointerId, pointIn(event));
    if (pressed.size > 1) return;
    begun = pointIn(event);
    dragged = false;
  }
  function drag(event: PointerEvent) {
    const before = pressed.get(event.pointerId);
    if (!before || !begun) return;
    const now = pointIn(event);
    if (!dragged && Math.hypot(now.x - begun.x, now.y - begun.y) < SLIP) return;
    if (!dragged) element.setPointerCapture(event.pointerId);
    dragged = true;
    const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, now, other);
    else moveBy(now.x - before.x, now.y - before.y);
    pressed.set(event.pointerId, now);
  }
  function pinch(before: Point, now: Point, other: Point) {
    const span = (a: Point) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const [x, y] = [(now.x + other.x) / 2, (now.y + other.y) / 2];
    stage.move((camera) => {
      const zoomed = zoomAt(camera, span(now) / span(before), x, y);
      const [shiftX, shiftY] = [(now.x - before.x) / 2, (now.y - before.y) / 2];
      return { ...zoomed, x: zoomed.x + shiftX, y: zoomed.y + shiftY };
    });
  }
  function release(event: PointerEvent) {
    pressed.delete(event.pointerId);
  }
  /** The click that ends a drag must open no box. */
  function click(event: MouseEvent) {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }
  function wheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const at = pointIn(event);
    stage.move((before) => zoomAt(before, Math.exp(-turned * WHEEL_ZOOM), at.x, at.y));
  }

  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', drag, { signal });
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', release, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}
