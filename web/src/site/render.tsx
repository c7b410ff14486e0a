import { renderToStaticMarkup } from 'react-dom/server';
import { Home } from './Home.tsx';
import { Layout } from './Layout.tsx';
import { Plain } from './Plain.tsx';
import { texts } from './texts.ts';

const LANGUAGES = ['tr', 'en'] as const;
const PLAIN = ['pricing', 'contact', 'legal', 'community', 'try-for-free'] as const;

type SiteFiles = Readonly<{ css: string; icon: string }>;

/** Every public page with its address; `files` are the addresses of style sheet and icon. */
export function* pages(files: SiteFiles): Generator<{ path: string; html: string }> {
  for (const language of LANGUAGES) {
    const { titles, home } = texts[language];
    const prefix = language === 'tr' ? '' : '/en';
    const write = (path: string, title: string, body: React.ReactNode) => ({
      path: `${prefix}${path}` || '/',
      html: `<!doctype html>${renderToStaticMarkup(
        <Layout language={language} path={path} title={title} files={files}>
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
