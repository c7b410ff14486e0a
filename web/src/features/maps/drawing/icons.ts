/** The marks of special data and of transfers abroad, as drawn by tabler in a square of 24. */
const SQUARE = 24;
/** Size of a mark in a box. */
export const ICON = 13;
const SHIELD =
  'M11.998 2l.032 .002l.086 .005a1 1 0 0 1 .342 .104l.105 .062l.097 .076l.016 .015l.247 .21a11 11 0 0 0 7.189 2.537l.342 -.01a1 1 0 0 1 1.005 .717a13 13 0 0 1 -9.208 16.25a1 1 0 0 1 -.502 0a13 13 0 0 1 -9.209 -16.25a1 1 0 0 1 1.005 -.717a11 11 0 0 0 7.791 -2.75l.046 -.036l.053 -.041a1 1 0 0 1 .217 -.112l.075 -.023l.036 -.01a1 1 0 0 1 .12 -.022l.086 -.005zm.002 2.296l-.176 .135a13 13 0 0 1 -7.288 2.572l-.264 .006l-.064 .31a11 11 0 0 0 1.064 7.175l.17 .314a11 11 0 0 0 6.49 5.136l.068 .019z';
const WORLD =
  'M20.94 13.045a9 9 0 1 0 -8.953 7.955M3.6 9h16.8M3.6 15h9.4M11.5 3a17 17 0 0 0 0 18M12.5 3a16.991 16.991 0 0 1 2.529 10.294M16 22l5 -5M21 21.5v-4.5h-4.5';
const CHEVRON = 'M9 6l6 6l-6 6';

const ICONS = {
  special: { path: SHIELD, filled: true },
  abroad: { path: WORLD, filled: false },
  folded: { path: CHEVRON, filled: false },
} as const;
export type Icon = keyof typeof ICONS;

const made = new Map<Icon, Path2D>();
function pathOf(icon: Icon): Path2D {
  const path = made.get(icon) ?? new Path2D(ICONS[icon].path);
  made.set(icon, path);
  return path;
}

/** Draws an icon of `size` with its corner at a point, in a colour. */
export function drawIcon(
  ctx: CanvasRenderingContext2D,
  icon: Icon,
  at: Readonly<{ x: number; y: number; size: number; color: string }>,
): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(at.size / SQUARE, at.size / SQUARE);
  if (ICONS[icon].filled) {
    ctx.fillStyle = at.color;
    ctx.fill(pathOf(icon));
  } else {
    ctx.strokeStyle = at.color;
    ctx.lineWidth = 2;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.stroke(pathOf(icon));
  }
  ctx.restore();
}
