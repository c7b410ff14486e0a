import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;
type Files = {
  css: string;
  icon: string;
  form: string;
  signInCss: string;
  signIn: string;
  verify: string;
  fonts: readonly string[];
  app: Record<'tr' | 'en', readonly string[]>;
};
type Site = {
  siteFiles: (files: Files) => Iterable<{ file: string; path?: string; content: string }>;
};

const RENDER = 'src/site/render.tsx';
const SOURCES = {
  css: 'src/site/style/site.css',
  icon: 'src/app/mark.svg',
  form: 'src/site/form/island.ts',
  signInCss: 'src/site/style/sign-in.css',
  signIn: 'src/site/sign-in/island.ts',
  verify: 'src/site/verify/island.ts',
} as const;
/** Where the application begins, beside the texts of its language. */
const START = [
  'app.html',
  'src/app/App.tsx',
  'src/app/shell/Shell.tsx',
  'src/features/dashboard/DashboardPage.tsx',
];
const APP_PATH = /^\/(?!@|src\/|node_modules\/|api\/|demo\/|assets\/)[^.]*$/;

async function writePages(builder: ViteBuilder): Promise<void> {
  const { root, build } = builder.config;
  const dist = path.resolve(root, build.outDir);
  const manifestIn = async (file: string) =>
    JSON.parse(await readFile(path.join(dist, '.vite', file), 'utf8')) as Manifest;
  const manifest = {
    ...(await manifestIn('manifest.json')),
    ...(await manifestIn('islands.json')),
  };
  const chunkOf = (source: string) => {
    const made = manifest[source];
    if (!made) throw new Error(`the build made nothing of ${source} for the public site`);
    return made;
  };
  const fileOf = (source: string) => `/${chunkOf(source).file}`;
  const sheetOf = async (source: string) =>
    (await readFile(path.join(dist, fileOf(source)), 'utf8')).trim();
  const sheets = [
    [fileOf(SOURCES.css), await sheetOf(SOURCES.css)],
    [fileOf(SOURCES.signInCss), await sheetOf(SOURCES.signInCss)],
  ] as const;
  /** Files that these need before they run. */
  const neededBy = (sources: readonly string[], found = new Set<string>()): Set<string> => {
    for (const { file, css = [], imports = [] } of sources.map(chunkOf)) {
      if (found.has(`/${file}`)) continue;
      for (const one of [file, ...css]) found.add(`/${one}`);
      neededBy(imports, found);
    }
    return found;
  };
  const appIn = (language: string) => [
    ...neededBy([...START, `src/locales/${language}.json?start`]),
  ];
  const files: Files = {
    css: fileOf(SOURCES.css),
    icon: fileOf(SOURCES.icon),
    form: fileOf(SOURCES.form),
    signInCss: fileOf(SOURCES.signInCss),
    signIn: fileOf(SOURCES.signIn),
    verify: fileOf(SOURCES.verify),
    fonts: fontsIn(sheets[0][1]),
    app: { tr: appIn('tr'), en: appIn('en') },
  };
  const rendered = path.join(root, 'node_modules/.site');
  const site = (await import(pathToFileURL(path.join(rendered, 'render.js')).href)) as Site;
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), content);
  };
  // The sheet goes along in the page: nothing is drawn before it, and it is smaller than a journey.
  const linkOf = (css: string) => `<link rel="stylesheet" href="${css}"/>`;
  for (const { file, content } of site.siteFiles(files)) {
    const sheet = sheets.find(([css]) => content.includes(linkOf(css)));
    if (file.endsWith('.html') && !sheet) throw new Error(`${file} has no style sheet`);
    const [css = '', text = ''] = sheet ?? [];
    await write(
      file,
      content.replace(linkOf(css), () => `<style>${text}</style>`),
    );
  }
  await cp(path.join(rendered, 'assets'), path.join(dist, 'assets'), { recursive: true });
}

/** The typeface that a sheet names, to be fetched beside the page. */
const fontsIn = (sheet: string): string[] =>
  [...sheet.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, font = '']) => font);

/** Sources in the place of built files. */
const DEVELOPED: Files = {
  css: `/${SOURCES.css}`,
  icon: `/${SOURCES.icon}`,
  form: `/${SOURCES.form}`,
  signInCss: `/${SOURCES.signInCss}`,
  signIn: `/${SOURCES.signIn}`,
  verify: `/${SOURCES.verify}`,
  fonts: [],
  app: { tr: [], en: [] },
};

/** Builds the app, then writes the public pages as plain HTML; serves both in development. */
export function publicSite(): Plugin {
  return {
    name: 'emanet:public-site',
    sharedDuringBuild: true,
    buildApp: async (builder) => {
      for (const name of ['client', 'islands', 'site']) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`the environment ${name} must be configured`);
        await builder.build(environment);
      }
      await writePages(builder);
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const asked = (request.url ?? '/').split('?')[0] ?? '/';
        if (request.method !== 'GET' || !APP_PATH.test(asked)) return next();
        const { siteFiles } = (await server.ssrLoadModule(`/${RENDER}`)) as Site;
        const found = [...siteFiles(DEVELOPED)].find((file) => file.path === asked);
        const app = path.join(server.config.root, 'app.html');
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        const html =
          found?.content ?? (await server.transformIndexHtml(asked, await readFile(app, 'utf8')));
        response.end(
          html
            .replaceAll('__BASE_URL__', `http://${request.headers.host ?? ''}`)
            // As the server fills a page for a stranger.
            .replaceAll('__SITE_STATE__', 'stranger at-address')
            .replace(/__[A-Z_]+__/g, ''),
        );
      });
    },
  };
}
