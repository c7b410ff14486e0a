import type { Language } from '@emanet/contract/shared/primitives';
import { absolute, SITE_ADDRESS } from './address.ts';
import { texts } from './texts.ts';

/** Addresses of the site's built files. */
export type SiteFiles = Readonly<{
  css: string;
  icon: string;
  form: string;
  /** The sheet and the script of the sign-in page. */
  signInCss: string;
  signIn: string;
  /** The script that verifies an evidence file. */
  verify: string;
  /** First files of the application, by language. */
  app: Readonly<Record<Language, readonly string[]>>;
  fonts: readonly string[];
}>;

/** Facts for the head of a page. */
export type HeadProps = Readonly<{
  language: Language;
  /** Address without the language, empty for the home page. */
  path: string;
  title: string;
  description: string;
  files: SiteFiles;
  /** Hidden from search engines: a page that only follows from another one. */
  unlisted?: boolean;
  /** Script of a form. */
  script?: string | undefined;
  /** Facts of the page, for search engines (schema.org). */
  data?: object | undefined;
}>;

/** Title, description, addresses in both languages, social picture and structured data. */
export function Head({
  language,
  path,
  title,
  description,
  files,
  unlisted,
  script,
  data,
}: HeadProps) {
  const { product } = texts[language];
  const name = path === '' && !unlisted ? title : `${title} · ${product}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{name}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#17686f" />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses language={language} path={path} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={language === 'tr' ? 'tr_TR' : 'en_GB'} />
      <meta property="og:image" content={`${SITE_ADDRESS}/social-${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={files.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {files.fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <link rel="stylesheet" href={files.css} />
      {/* The page works without it. */}
      {script && <script type="module" src={script} fetchPriority="low" />}
      {data && (
        <script
          type="application/ld+json"
          // A block of data: it is never run, so the policy against inline script allows it.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      )}
    </head>
  );
}

function Addresses({ language, path }: Pick<HeadProps, 'language' | 'path'>) {
  return (
    <>
      <link rel="canonical" href={absolute(language, path)} />
      <link rel="alternate" hrefLang="tr" href={absolute('tr', path)} />
      <link rel="alternate" hrefLang="en" href={absolute('en', path)} />
      <link rel="alternate" hrefLang="x-default" href={absolute('tr', path)} />
      <meta property="og:url" content={absolute(language, path)} />
    </>
  );
}
