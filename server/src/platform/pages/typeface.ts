import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The site's typeface, for pages that bring their own sheet. */
export type Typeface = Readonly<{
  /** Rules for the sheet. */
  rules: string;
  /** Value of the header `Link`: browsers ask for it before they have read the page. */
  link: string;
}>;

/** Letters beyond the first file's, as the site's own sheet has them (web/src/site/style/fonts.css). */
const FILES = [
  [/^inter-latin-[\w-]{8}\.woff2$/, ''],
  [/^inter-latin-ext-[\w-]{8}\.woff2$/, 'unicode-range:U+11E-11F,U+130,U+15E-15F,U+20BA'],
] as const;

/** Set as wide as the typeface, so that no line moves when that arrives. */
const FALLBACK =
  "@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Roboto'),local('Liberation Sans');size-adjust:107%;ascent-override:90%;descent-override:22.5%;line-gap-override:0%}";

/** The typeface among the built files of the web; undefined without a build. */
export function typefaceIn(folder: string): Typeface | undefined {
  const assets = join(folder, 'assets');
  const built = existsSync(assets) ? readdirSync(assets) : [];
  const found = FILES.flatMap(([pattern, range]) => {
    const file = built.find((one) => pattern.test(one));
    return file ? [{ address: `/assets/${file}`, range }] : [];
  });
  if (found.length === 0) return undefined;
  const rules = found.map(
    ({ address, range }) =>
      `@font-face{font-family:'Inter Variable';font-display:swap;font-weight:400 700;src:url('${address}') format('woff2');${range}}`,
  );
  const link = found.map(
    ({ address }) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  return { rules: rules.join('') + FALLBACK, link: link.join(', ') };
}
