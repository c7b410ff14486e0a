const PER_LETTER = 7;
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** Pixels that the label of a column's head takes. Widths before the own font came are not kept. */
export function labelWidth(label: string, fontsLoaded: boolean): number {
  const before = known.get(label);
  if (before !== undefined) return before;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return label.length * PER_LETTER;
  pen.font = '640 12px "Inter Variable", system-ui, sans-serif';
  const width = Math.ceil(pen.measureText(label).width);
  if (fontsLoaded) known.set(label, width);
  return width;
}
