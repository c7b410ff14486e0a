import type { Camera, Size } from './camera.ts';
import { drawIcon, ICON } from './icons.ts';
import { besideLabel, iconsOf, PADDING } from './box-room.ts';
import type { LabelSetter } from './labels.ts';
import type { Palette } from './palette.ts';
import type { Scene, Tone } from './scene.ts';

export const FONT_SIZE = 12.5;
export const FONT = `560 ${FONT_SIZE}px 'Inter Variable', system-ui, sans-serif`;
const RADIUS = 5;
const LEADING = 15;
/** Below this scale letters are not legible and not drawn. */
const LEAST_LEGIBLE = 0.45;
const FADED = 0.3;
const QUIET = 0.6;
const TONES: readonly Tone[] = ['plain', 'abroad', 'special'];

export type Brush = Readonly<{
  ctx: CanvasRenderingContext2D;
  palette: Palette;
  labels: LabelSetter;
}>;

/** Draws the visible part of a scene, without clearing the canvas. */
export function paint(brush: Brush, scene: Scene, camera: Camera, seen: Size): void {
  const { ctx } = brush;
  ctx.save();
  ctx.translate(camera.x, camera.y);
  ctx.scale(camera.scale, camera.scale);
  const top = -camera.y / camera.scale;
  const bottom = top + seen.height / camera.scale;
  paintLines(brush, scene, camera.scale, top, bottom);
  paintBoxes(brush, scene, camera.scale, top, bottom);
  ctx.restore();
}

const lineColor = (palette: Palette, tone: Tone, lit: boolean): string => {
  if (tone === 'special') return palette['special-solid'];
  if (tone === 'abroad') return palette['abroad-solid'];
  return lit ? palette['brand-solid'] : palette['low-solid'];
};

/** All lines of one colour are one path, because each stroke call is expensive. */
function paintLines(brush: Brush, scene: Scene, scale: number, top: number, bottom: number) {
  const { ctx, palette } = brush;
  const { lit } = scene;
  for (const tone of TONES) {
    ctx.beginPath();
    trace(brush, scene, top, bottom, (at) => scene.tones[at] === tone && !lit?.lines.has(at));
    ctx.strokeStyle = lineColor(palette, tone, false);
    ctx.globalAlpha = lit ? FADED : QUIET;
    ctx.lineWidth = Math.max(1, 0.6 / scale);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  if (!lit) return;
  for (const tone of TONES) {
    ctx.beginPath();
    trace(brush, scene, top, bottom, (at) => scene.tones[at] === tone && lit.lines.has(at));
    ctx.strokeStyle = lineColor(palette, tone, true);
    ctx.lineWidth = Math.max(2, 1 / scale);
    ctx.stroke();
  }
}

function trace(
  { ctx }: Brush,
  { view, layout }: Scene,
  top: number,
  bottom: number,
  wanted: (line: number) => boolean,
) {
  const { x, y, metrics } = layout;
  const half = metrics.height / 2;
  view.lines.forEach(({ from, to }, at) => {
    const [start, end] = [(y[from] ?? 0) + half, (y[to] ?? 0) + half];
    if (Math.max(start, end) < top || Math.min(start, end) > bottom || !wanted(at)) return;
    const left = (x[from] ?? 0) + (metrics.widths[view.boxes[from]?.column ?? 0] ?? 0);
    const right = x[to] ?? 0;
    const bend = (right - left) * 0.5;
    ctx.moveTo(left, start);
    ctx.bezierCurveTo(left + bend, start, right - bend, end, right, end);
  });
}

function paintBoxes(brush: Brush, scene: Scene, scale: number, top: number, bottom: number) {
  const { ctx } = brush;
  const { view, layout } = scene;
  ctx.font = FONT;
  ctx.textBaseline = 'middle';
  view.boxes.forEach((_, at) => {
    const y = layout.y[at] ?? 0;
    if (y <= bottom && y + layout.metrics.height >= top) paintBox(brush, scene, at, scale);
  });
}

type Look = Readonly<{ fill: string; border: string; text: string; width: number }>;

function lookOf({ palette }: Brush, scene: Scene, at: number): Look {
  const box = scene.view.boxes[at];
  const lit = scene.lit?.boxes.has(at) ?? false;
  const dim = scene.lit !== undefined && !lit;
  if (scene.selected === at)
    return { fill: palette.filled, border: palette.filled, text: palette.white, width: 1 };
  if (scene.hits.has(at))
    return {
      fill: palette['brand-ground'],
      border: palette['brand-solid'],
      text: palette.text,
      width: scene.hit === at ? 2.5 : 1,
    };
  const tone: Tone = box?.special ? 'special' : box?.abroad ? 'abroad' : 'plain';
  // A group has many kinds at once; its icons show which.
  if (tone !== 'plain' && !box?.group)
    return {
      fill: palette[`${tone}-ground`],
      border: lit ? palette[`${tone}-solid`] : palette['line-strong'],
      text: palette[tone],
      width: lit ? 1.25 : 1,
    };
  return {
    fill: box?.group ? palette.sunken : palette.surface,
    border: lit ? palette['brand-solid'] : palette['line-strong'],
    text: dim ? palette['text-3'] : palette.text,
    width: lit ? 1.25 : 1,
  };
}

function paintBox(brush: Brush, scene: Scene, at: number, scale: number) {
  const { ctx, labels, palette } = brush;
  const { view, layout, names } = scene;
  const box = view.boxes[at];
  if (!box) return;
  const { height, widths, lines } = layout.metrics;
  const [x, y, width] = [layout.x[at] ?? 0, layout.y[at] ?? 0, widths[box.column] ?? 0];
  const look = lookOf(brush, scene, at);
  ctx.beginPath();
  if (scale < LEAST_LEGIBLE) ctx.rect(x, y, width, height);
  else ctx.roundRect(x + 0.5, y + 0.5, width - 1, height - 1, RADIUS);
  ctx.fillStyle = look.fill;
  ctx.fill();
  ctx.strokeStyle = look.border;
  ctx.lineWidth = look.width;
  ctx.stroke();
  if (scale < LEAST_LEGIBLE) return;
  const icons = iconsOf(box);
  const label = labels.lines(names[at] ?? '', width - besideLabel(box), lines);
  ctx.fillStyle = look.text;
  label.forEach((line, nth) => {
    const shift = (nth - (label.length - 1) / 2) * LEADING;
    ctx.fillText(line, x + PADDING, y + height / 2 + 0.5 + shift);
  });
  icons.forEach((icon, place) => {
    const color = box.group && icon !== 'folded' ? palette[icon] : look.text;
    const left = x + width - PADDING + 2 - (icons.length - place) * (ICON + 4) + 4;
    drawIcon(ctx, icon, { x: left, y: y + (height - ICON) / 2, size: ICON, color });
  });
}
