declare module 'subset-font' {
  /** The part of a font that these letters need. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
