import type { ReactNode } from 'react';
import { Foot } from './Foot.tsx';
import { Head, type HeadProps } from './Head.tsx';
import { texts } from './texts.ts';
import { TopBar } from './TopBar.tsx';

/** Stands for classes that the server knows: is somebody signed in, is the operator named. */
export const SITE_STATE = '__SITE_STATE__';

export type LayoutProps = HeadProps & Readonly<{ children: ReactNode }>;

/** The whole document: one style sheet, nothing from other sites, script only where a form stands. */
export function Layout({ children, ...page }: LayoutProps) {
  const { language, path } = page;
  return (
    <html lang={language} className={SITE_STATE}>
      <Head {...page} />
      <body>
        <a className="skip" href="#icerik">
          {texts[language].nav.skip}
        </a>
        <TopBar language={language} path={path} />
        <main id="icerik">{children}</main>
        <Foot language={language} path={path} />
      </body>
    </html>
  );
}
