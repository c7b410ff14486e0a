import { useEffect, type RefObject } from 'react';
import type { LabelSetter } from './labels.ts';
import { paint } from './paint.ts';
import { paletteOf } from './palette.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

type Parts = Readonly<{
  /** Scrolls; its scroll position is the camera's position. */
  frame: RefObject<HTMLElement | null>;
  /** As large as the map, so that the frame can scroll. */
  sheet: RefObject<HTMLElement | null>;
  /** Stays in view while the sheet scrolls. */
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The buttons over the map; scales with it. */
  layer: RefObject<HTMLElement | null>;
  /** The heads of the columns; move with them. */
  heads: RefObject<HTMLElement | null>;
}>;

/** Gap between the heads of columns that are zoomed together. */
const HEADS_APART = 6;

function moveTo(element: HTMLElement | null, style: Partial<CSSStyleDeclaration>): void {
  if (element) Object.assign(element.style, style);
}

/** Draws a scene at each change of the stage, and moves the elements above it. */
export function useDrawing(parts: Parts, scene: Scene, stage: Stage, labels: LabelSetter): void {
  const { frame, sheet, canvas, layer, heads } = parts;
  useEffect(() => {
    const target = canvas.current;
    const ctx = target?.getContext('2d', { alpha: false });
    if (!target || !ctx) return undefined;
    let palette = paletteOf(target);

    function draw() {
      if (!target || !ctx) return;
      const seen = stage.seen();
      const camera = stage.camera();
      const ratio = devicePixelRatio;
      const [width, height] = [Math.round(seen.width * ratio), Math.round(seen.height * ratio)];
      if (target.width !== width || target.height !== height)
        Object.assign(target, { width, height });
      ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
      ctx.fillStyle = palette.surface;
      ctx.fillRect(0, 0, seen.width, seen.height);
      paint({ ctx, palette, labels }, scene, camera, seen);
      const { x, y, scale } = camera;
      const map = stage.map();
      moveTo(target, {
        width: `${seen.width}px`,
        height: `${seen.height}px`,
      });
      moveTo(sheet.current, {
        width: `${Math.max(seen.width, Math.floor(map.width * scale))}px`,
        height: `${Math.max(seen.height, Math.floor(map.height * scale))}px`,
      });
      moveTo(layer.current, {
        transform: `translate(${Math.max(0, x)}px, ${Math.max(0, y)}px) scale(${scale})`,
      });
      const scrolls = frame.current;
      if (scrolls) {
        scrolls.scrollTo({ left: Math.max(0, -x), top: Math.max(0, -y), behavior: 'instant' });
        stage.told(scrolls.scrollLeft, scrolls.scrollTop);
      }
      [...(heads.current?.children ?? [])].forEach((head, at) => {
        const { columns, width } = scene.layout;
        const [from = 0, to = width] = columns.slice(at, at + 2);
        if (head instanceof HTMLElement)
          moveTo(head, {
            transform: `translateX(${x + from * scale}px)`,
            maxWidth: `${(to - from) * scale - HEADS_APART}px`,
          });
      });
    }
    const unsubscribe = stage.subscribe(draw);
    draw();

    // A new scheme has other colours; it is an attribute of the document.
    const scheme = new MutationObserver(() => {
      palette = paletteOf(target);
      stage.redraw();
    });
    scheme.observe(document.documentElement, {
      attributeFilter: ['data-mantine-color-scheme'],
    });
    return () => {
      unsubscribe();
      scheme.disconnect();
    };
  }, [frame, sheet, canvas, layer, heads, scene, stage, labels]);
}
