import { clamp, type Camera, type Size } from './camera.ts';

/**
 * The camera over a map and its listeners. Many moves within a frame are drawn once; it is outside
 * React, which would take longer per frame than the drawing.
 */
export function createStage(nextFrame: (draw: () => void) => void = requestAnimationFrame) {
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let map: Size = { width: 1, height: 1 };
  let seen: Size = { width: 0, height: 0 };
  const listeners = new Set<() => void>();
  let waiting = false;
  let standing = { left: 0, top: 0 };

  const draw = () => {
    waiting = false;
    for (const listener of listeners) listener();
  };
  const redraw = () => {
    if (waiting) return;
    waiting = true;
    nextFrame(draw);
  };
  const move = (to: (before: Camera) => Camera) => {
    camera = clamp(to(camera), map, seen);
    redraw();
  };
  return {
    camera: () => camera,
    seen: () => seen,
    map: () => map,
    move,
    redraw,
    /** Code scrolled the frame here; its later scroll event with this position is ignored. */
    told: (left: number, top: number) => {
      standing = { left, top };
    },
    /** The browser may have scrolled: by a wheel, a scroll bar or to the focused element. */
    scrolled: (left: number, top: number) => {
      const [x, y] = [left - standing.left, top - standing.top];
      standing = { left, top };
      if (x === 0 && y === 0) return;
      move((before) => ({ scale: before.scale, x: before.x - x, y: before.y - y }));
    },
    /** The map or its space has a new size. */
    resize: (nextMap: Size, nextSeen: Size) => {
      [map, seen] = [nextMap, nextSeen];
      move((before) => before);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Stage = ReturnType<typeof createStage>;
