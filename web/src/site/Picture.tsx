import type { Language } from '@emanet/contract/shared/primitives';
import sizes from './pictures/sizes.json';

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type PictureName = keyof typeof sizes;
type Props = Readonly<{
  name: PictureName;
  language: Language;
  alt: string;
  /** Seen at once, so it is fetched at once. */
  first?: boolean;
}>;

const fileOf = (name: string): string => {
  const file = files[`./pictures/${name}.webp`];
  if (!file) throw new Error(`There is no picture ${name}; run npm run site-pictures.`);
  return file;
};

/** A real picture of the product, taken by `npm run site-pictures`; smaller on small screens. */
export function Picture({ name, language, alt, first = false }: Props) {
  const { width, height, phone } = sizes[name];
  const small = name === 'liste' ? sizes.liste.small : undefined;
  return (
    <picture className="shot">
      {small && (
        <source
          media="(max-width: 480px)"
          srcSet={fileOf(`${name}.${language}.small`)}
          width={small.width}
          height={small.height}
        />
      )}
      <source
        media="(max-width: 860px)"
        srcSet={fileOf(`${name}.${language}.phone`)}
        width={phone.width}
        height={phone.height}
      />
      <img
        src={fileOf(`${name}.${language}`)}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
