import { renderToStaticMarkup } from 'react-dom/server';
import { Home } from './Home.tsx';
import { Layout } from './Layout.tsx';
import { Plain } from './Plain.tsx';
import { texts } from './texts.ts';

const LANGUAGES = ['tr', 'en'] as const;
const PLAIN = ['pricing', 'contact', 'legal', 'community', 'try-for-free'] as const;

/** Every public page with its address; `css` is the address of the style sheet. */
export function* pages(css: string): Generator<{ path: string; html: string }> {
  for (const language of LANGUAGES) {
    const { titles, home } = texts[language];
    const prefix = language === 'tr' ? '' : '/en';
    const write = (path: string, title: string, body: React.ReactNode) => ({
      path: `${prefix}${path}` || '/',
      html: `<!doctype html>${renderToStaticMarkup(
        <Layout language={language} path={path} title={title} css={css}>
          {body}
        </Layout>,
      )}`,
    });
    yield write('', home.pageTitle, <Home language={language} />);
    for (const name of PLAIN) {
      yield write(`/${name}`, titles[name], <Plain language={language} name={name} />);
    }
  }
}
