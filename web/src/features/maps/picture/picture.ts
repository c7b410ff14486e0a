import type { Size } from '../drawing/camera.ts';
import { drawIcon } from '../drawing/icons.ts';
import type { LabelSetter } from '../drawing/labels.ts';
import { FONT_SIZE, paint } from '../drawing/paint.ts';
import type { Palette } from '../drawing/palette.ts';
import type { Scene } from '../drawing/scene.ts';

const MARGIN = 24;
const TITLE = 62;
const HEADS = 30;
const LEGEND = 48;
/** Browsers limit a canvas in length and in pixels. */
const LONGEST = 16_000;
const MOST_PIXELS = 120_000_000;
const SHARP = 2;

/** Texts around the map on its picture. */
export type Captions = Readonly<{
  /** Title, and company and date; a sheet of paper has its own. */
  title?: readonly [string, string];
  heads: readonly string[];
  legend: Readonly<{
    title: string;
    plain: string;
    special: string;
    abroad: string;
    /** Where something is. */
    selected: string | undefined;
  }>;
}>;

/** Pixels per point, so that the picture is sharp and browsers can still draw it. */
export function ratioFor({ width, height }: Size): number {
  const longest = Math.max(width, height);
  return Math.min(SHARP, LONGEST / longest, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** Space on a landscape A4 sheet below its title, at a scale with names of over 8 points. */
const SHEET: Size = { width: 1031, height: 596 };
const LEAST_ON_PAPER = 8.3 / (FONT_SIZE * 0.75);

/** Width of a map whose picture fills a sheet, with legible names. */
export const ROOM_ON_PAPER = Math.floor(SHEET.width / LEAST_ON_PAPER) - 2 * MARGIN;

/** Is the text of a picture still legible when it fits on a sheet? */
export const isLegibleOnPaper = (layout: Size): boolean => {
  const { width, height } = pictureSize(layout, 0);
  return Math.min(SHEET.width / width, SHEET.height / height) >= LEAST_ON_PAPER;
};

const pictureSize = (layout: Size, title: number): Size => ({
  width: layout.width + 2 * MARGIN,
  height: title + HEADS + layout.height + LEGEND + MARGIN,
});

/** A picture of the whole map, not only of the visible part, with title, legend and date. */
export type Picture = Readonly<{
  scene: Scene;
  captions: Captions;
  palette: Palette;
  labels: LabelSetter;
}>;

/** Sizes a canvas for a picture and draws it. */
export function drawPicture(canvas: HTMLCanvasElement, picture: Picture): void {
  const { scene, palette, captions, labels } = picture;
  const title = captions.title ? TITLE : 0;
  const size = pictureSize(scene.layout, title);
  const ratio = ratioFor(size);
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const ctx = canvas.getContext('2d', { alpha: false });
  if (!ctx) throw new Error('this browser has no canvas');
  ctx.scale(ratio, ratio);
  ctx.fillStyle = palette.surface;
  ctx.fillRect(0, 0, size.width, size.height);
  writeHead(ctx, scene, palette, captions, title + HEADS - 8);
  const camera = { x: MARGIN, y: title + HEADS, scale: 1 };
  paint({ ctx, palette, labels }, scene, camera, size);
  writeLegend(ctx, size.height - MARGIN - 10, palette, captions.legend);
}

export function pngOf(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawPicture(canvas, picture);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the picture could not be written'));
    canvas.toBlob(done, 'image/png');
  });
}

const font = (weight: number, size: number) =>
  `${weight} ${size}px 'Inter Variable', system-ui, sans-serif`;

function writeHead(
  ctx: CanvasRenderingContext2D,
  { layout }: Scene,
  palette: Palette,
  { title: [title, subtitle] = ['', ''], heads }: Captions,
  y: number,
) {
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = palette.text;
  ctx.font = font(640, 20);
  const left = MARGIN + (layout.columns[0] ?? 0);
  ctx.fillText(title, left, 36);
  ctx.fillStyle = palette['text-3'];
  ctx.font = font(450, 12.5);
  ctx.fillText(subtitle, left, 56);
  ctx.fillStyle = palette['text-2'];
  ctx.font = font(560, 12.5);
  heads.forEach((head, at) => ctx.fillText(head, MARGIN + (layout.columns[at] ?? 0), y));
}

function writeLegend(
  ctx: CanvasRenderingContext2D,
  y: number,
  palette: Palette,
  legend: Captions['legend'],
) {
  let x = MARGIN + 20;
  ctx.textBaseline = 'middle';
  const write = (text: string, color: string, weight = 450) => {
    ctx.font = font(weight, 12.5);
    ctx.fillStyle = color;
    ctx.fillText(text, x, y);
    x += ctx.measureText(text).width + 20;
  };
  const stroke = (color: string) => {
    ctx.fillStyle = color;
    ctx.fillRect(x, y - 1, 22, 2);
    x += 28;
  };
  write(legend.title, palette.text, 620);
  stroke(palette['low-solid']);
  write(legend.plain, palette['text-2']);
  for (const tone of ['special', 'abroad'] as const) {
    stroke(palette[`${tone}-solid`]);
    drawIcon(ctx, tone, { x, y: y - 7, size: 13, color: palette[tone] });
    x += 18;
    write(legend[tone], palette[tone], 560);
  }
  if (legend.selected === undefined) return;
  ctx.fillStyle = palette.filled;
  ctx.fillRect(x, y - 6, 12, 12);
  x += 18;
  write(legend.selected, palette['text-2']);
}
