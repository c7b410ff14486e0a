import type { Plugin } from 'vite';

type Chunk = Readonly<{ fileName: string; imports: readonly string[] }>;

/** The first circle of chunks that import each other, as names in order; nothing when there is none. */
export function circleOf(chunks: readonly Chunk[]): readonly string[] | undefined {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const follow = (name: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of importsOf.get(name) ?? []) {
      const circle = follow(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = follow(fileName, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Chunks that import each other in a circle would run before what they need. The bundler could wrap
 * every module against it, for 14 KB of each start; the groups are written so that none arises.
 */
export const noCircles = (): Plugin => ({
  name: 'emanet:no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const circle = circleOf(Object.values(bundle).filter((one) => one.type === 'chunk'));
    if (circle) this.error(`chunks import each other: ${circle.join(' → ')}`);
  },
});
