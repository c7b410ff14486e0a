import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clamp,
  fit,
  isCrowded,
  LEAST_SCALE,
  MOST_SCALE,
  READABLE_SCALE,
  reveal,
  zoomAt,
} from './camera.ts';
import { createStage } from './stage.ts';

const anyCamera = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
  scale: fc.double({ min: 0.01, max: 9, noNaN: true }),
});
const anySize = fc.record({
  width: fc.integer({ min: 100, max: 4000 }),
  height: fc.integer({ min: 100, max: 40_000 }),
});
const seen = { width: 1000, height: 600 };

describe('the camera', () => {
  it('never loses the map', () => {
    fc.assert(
      fc.property(anyCamera, anySize, (camera, map) => {
        const { x, y, scale } = clamp(camera, map, seen);
        expect(scale).toBeGreaterThanOrEqual(LEAST_SCALE);
        expect(scale).toBeLessThanOrEqual(MOST_SCALE);
        const fills = (at: number, length: number, room: number) =>
          length * scale <= room
            ? at >= -1e-9 && at + length * scale <= room + 1e-6
            : at <= 1e-9 && at + length * scale >= room - 1e-6;
        expect(fills(x, map.width, seen.width)).toBe(true);
        expect(fills(y, map.height, seen.height)).toBe(true);
      }),
    );
  });

  it('keeps the point under the pointer where it is while zooming', () => {
    fc.assert(
      fc.property(
        anyCamera.map((camera) => clamp(camera, { width: 4000, height: 4000 }, seen)),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        fc.integer({ min: 0, max: 1000 }),
        (camera, factor, at) => {
          const next = zoomAt(camera, factor, at, at);
          expect((at - next.x) / next.scale).toBeCloseTo((at - camera.x) / camera.scale, 3);
          expect((at - next.y) / next.scale).toBeCloseTo((at - camera.y) / camera.scale, 3);
        },
      ),
    );
  });

  it('fits a large map as far as it can be read, and does not blow up a small one', () => {
    expect(fit({ width: seen.width / 0.8, height: 100 }, seen).scale).toBeCloseTo(0.8);
    expect(fit({ width: 20_000, height: 600 }, seen).scale).toBe(READABLE_SCALE);
    expect(isCrowded({ width: 20_000, height: 600 }, seen)).toBe(true);
    expect(isCrowded({ width: 100, height: 100 }, seen)).toBe(false);
    expect(fit({ width: 100, height: 100 }, seen).scale).toBe(1);
  });

  it('moves to a box out of sight, and not at all to one in sight', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const box = { x: 100, width: 200, height: 25 };
    expect(reveal(camera, { ...box, y: 300 }, seen)).toEqual(camera);
    const down = reveal(camera, { ...box, y: 2000 }, seen);
    expect(2000 + down.y).toBeGreaterThan(0);
    expect(2025 + down.y).toBeLessThan(seen.height);
    expect(reveal(down, { ...box, y: 0 }, seen).y).toBeGreaterThanOrEqual(0);
  });
});

describe('the stage', () => {
  it('draws many moves of a frame once', () => {
    const frames: (() => void)[] = [];
    const stage = createStage((draw) => frames.push(draw));
    let drawn = 0;
    const stop = stage.subscribe(() => (drawn += 1));
    stage.resize({ width: 1000, height: 5000 }, seen);
    for (let step = 1; step <= 5; step += 1)
      stage.move((before) => ({ ...before, y: before.y - 10 }));
    frames.splice(0).forEach((draw) => draw());
    expect(drawn).toBe(1);
    expect(stage.camera().y).toBe(-50);
    stop();
    stage.redraw();
    frames.forEach((draw) => draw());
    expect(drawn).toBe(1);
  });

  it('follows the browser where it scrolled, and not its own echo', () => {
    const frames: (() => void)[] = [];
    const stage = createStage((draw) => frames.push(draw));
    stage.resize({ width: 500, height: 5000 }, seen);
    frames.splice(0).forEach((draw) => draw());
    stage.scrolled(0, 700);
    expect(stage.camera()).toEqual({ x: 250, y: -700, scale: 1 });
    expect(frames).toHaveLength(1);
    frames.splice(0).forEach((draw) => draw());
    stage.scrolled(0, 700);
    expect(frames).toHaveLength(0);
  });

  it('does not fall back when the browser reports late where it was told to scroll', () => {
    const stage = createStage(() => undefined);
    stage.resize({ width: 500, height: 5000 }, seen);
    const drag = () => stage.move((before) => ({ ...before, y: before.y - 30 }));
    drag();
    stage.told(0, 30);
    drag();
    stage.scrolled(0, 30);
    expect(stage.camera().y).toBe(-60);
  });
});
