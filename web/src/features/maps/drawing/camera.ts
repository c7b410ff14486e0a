/** View: a point of the map times `scale`, moved by `x` and `y`, is a point of the screen. */
export type Camera = Readonly<{ x: number; y: number; scale: number }>;
export type Size = Readonly<{ width: number; height: number }>;

export const LEAST_SCALE = 0.2;
export const MOST_SCALE = 2.5;
/** At a smaller scale the texts of a map cannot be read. */
export const READABLE_SCALE = 0.75;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** One dimension: a map smaller than the screen rests at `rest`, a larger one never leaves it. */
const within = (at: number, length: number, seen: number, rest: number): number =>
  length <= seen ? rest : between(seen - length, at, 0);

/** Moves the camera so that the map stays in view. */
export function clamp(camera: Camera, map: Size, seen: Size): Camera {
  const scale = between(LEAST_SCALE, camera.scale, MOST_SCALE);
  const [width, height] = [map.width * scale, map.height * scale];
  return {
    scale,
    x: within(camera.x, width, seen.width, (seen.width - width) / 2),
    y: within(camera.y, height, seen.height, 0),
  };
}

/** Zooms by a factor; the point under (`x`, `y`) stays where it is. */
export function zoomAt(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = between(LEAST_SCALE, camera.scale * factor, MOST_SCALE);
  const by = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by };
}

const wholeScale = (map: Size, seen: Size): number =>
  Math.min(1, seen.width / map.width, seen.height / map.height);

/** Would the map be too small to read if it were shown whole? */
export const isCrowded = (map: Size, seen: Size): boolean => wholeScale(map, seen) < READABLE_SCALE;

/** As much of the map as can be shown and read at once, never enlarged. */
export const fit = (map: Size, seen: Size): Camera => ({
  scale: Math.max(READABLE_SCALE, wholeScale(map, seen)),
  x: 0,
  y: 0,
});

export type Area = Readonly<{ x: number; y: number }> & Size;

const ROOM = 48;

/** Moves as little as possible to show an area with some margin, plus `below` under it. */
export function reveal(camera: Camera, area: Area, seen: Size, below = 0): Camera {
  const { scale } = camera;
  const shift = (at: number, start: number, length: number, most: number) => {
    const left = start * scale + at;
    const right = left + length * scale;
    if (left < ROOM) return at + ROOM - left;
    return right > most - ROOM ? at - Math.min(right - most + ROOM, left - ROOM) : at;
  };
  return {
    scale,
    x: shift(camera.x, area.x, area.width, seen.width),
    y: shift(camera.y, area.y, area.height, seen.height - below),
  };
}

/** The larger of two nested areas if it can be shown at once, else the smaller. */
export const mostOf = (smaller: Area, larger: Area, { scale }: Camera, height: number): Area =>
  larger.height * scale + 2 * ROOM <= height ? larger : smaller;
