import sizes from '../../site/pictures/sizes.json';
import type { Language } from '@emanet/contract/shared/primitives';

const files = import.meta.glob<string>('../../site/pictures/*.{tr,en}.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture that `npm run site-pictures` took of the demo, with its size. */
export function helpPicture(name: string, language: Language) {
  const src = files[`../../site/pictures/${name}.${language}.webp`];
  const size = Object.entries(sizes).find(([known]) => known === name)?.[1];
  return src && size ? { src, width: size.width, height: size.height } : undefined;
}
