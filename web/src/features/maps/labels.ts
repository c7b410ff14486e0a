const ELLIPSIS = '…';

/** Shortens names to the width of their boxes; measuring is slow, so each is measured once. */
export function labelCutter(ctx: CanvasRenderingContext2D, font: string) {
  const known = new Map<string, string>();
  return (name: string, width: number): string => {
    const key = `${width} ${name}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    ctx.font = font;
    const cut = shorten(name, (text) => ctx.measureText(text).width <= width);
    known.set(key, cut);
    return cut;
  };
}

/** The longest beginning of a name that fits, with an ellipsis when something is left out. */
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
