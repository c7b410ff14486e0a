const ELLIPSIS = '…';

/** Fits names into boxes; measuring is slow, so each is measured once. */
export function labelSetter(ctx: CanvasRenderingContext2D, font: string) {
  const widths = new Map<string, number>();
  const known = new Map<string, readonly string[]>();
  const widthOf = (text: string): number => {
    const before = widths.get(text);
    if (before !== undefined) return before;
    ctx.font = font;
    const { width } = ctx.measureText(text);
    widths.set(text, width);
    return width;
  };
  return {
    /** The least width at which a name fits on `most` lines. */
    wanted: (name: string, most: number) => narrowest(name, most, widthOf),
    /** A name as the lines that are drawn. */
    lines: (name: string, width: number, most: number): readonly string[] => {
      const key = `${width} ${most} ${name}`;
      const before = known.get(key);
      if (before) return before;
      const lines = wrap(name, most, (text) => widthOf(text) <= width);
      known.set(key, lines);
      return lines;
    },
  };
}

export type LabelSetter = ReturnType<typeof labelSetter>;

/** A name on at most `most` lines, broken between words; the last is cut when more is left. */
export function wrap(name: string, most: number, fits: (text: string) => boolean): string[] {
  const words = name.split(' ');
  const lines: string[] = [];
  while (lines.length < most - 1 && words.length > 1 && !fits(words.join(' '))) {
    let count = 1;
    while (count < words.length && fits(words.slice(0, count + 1).join(' '))) count += 1;
    lines.push(shorten(words.splice(0, count).join(' '), fits));
  }
  return words.length > 0 ? [...lines, shorten(words.join(' '), fits)] : lines;
}

/** The width of the longer of two lines at their best break, or of the whole on one. */
export function narrowest(name: string, most: number, widthOf: (text: string) => number): number {
  const words = name.split(' ');
  if (most === 1 || words.length === 1) return widthOf(name);
  const broken = words.slice(1).map((_, at) => {
    const halves = [words.slice(0, at + 1), words.slice(at + 1)];
    return Math.max(...halves.map((half) => widthOf(half.join(' '))));
  });
  return Math.min(...broken);
}

/** The longest beginning of a name that fits, with an ellipsis when it is cut. */
export function shorten(name: string, fits: (text: string) => boolean): string {
  if (fits(name)) return name;
  const letters = [...name];
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(letters.slice(0, middle).join('').trimEnd() + ELLIPSIS)) least = middle;
    else most = middle - 1;
  }
  return letters.slice(0, least).join('').trimEnd() + ELLIPSIS;
}
