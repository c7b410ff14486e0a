import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';

type Manifest = Record<string, { file: string; css?: string[] }>;
type Site = {
  siteFiles: (files: {
    css: string;
    icon: string;
    form: string;
    fonts: readonly string[];
  }) => Iterable<{ file: string; path?: string; content: string }>;
  loginHead: (language: 'tr' | 'en') => string;
};

const RENDER = 'src/site/render.tsx';
const SOURCES = {
  css: 'src/site/style/site.css',
  icon: 'src/app/mark.svg',
  form: 'src/site/form/island.ts',
} as const;
const APP_PATH = /^\/(?!@|src\/|node_modules\/|api\/|demo\/|assets\/)[^.]*$/;
/** Head of app.html; the sign-in page says more. */
const APP_HEAD = /<meta name="robots" content="noindex" \/>\s*<title>Emanet<\/title>/;

async function writePages(builder: ViteBuilder): Promise<void> {
  const { root, build } = builder.config;
  const dist = path.resolve(root, build.outDir);
  const manifest = JSON.parse(
    await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const fileOf = (source: string) => {
    const made = manifest[source];
    if (!made) throw new Error(`the build made nothing of ${source} for the public site`);
    return `/${made.file}`;
  };
  const sheet = (await readFile(path.join(dist, fileOf(SOURCES.css)), 'utf8')).trim();
  const files = {
    css: fileOf(SOURCES.css),
    icon: fileOf(SOURCES.icon),
    form: fileOf(SOURCES.form),
    fonts: fontsIn(sheet),
  };
  const rendered = path.join(root, 'node_modules/.site');
  const site = (await import(pathToFileURL(path.join(rendered, 'render.js')).href)) as Site;
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), content);
  };
  // The sheet goes along in the page: nothing is drawn before it, and it is smaller than a journey.
  const link = `<link rel="stylesheet" href="${files.css}"/>`;
  for (const { file, content } of site.siteFiles(files)) {
    if (file.endsWith('.html') && !content.includes(link))
      throw new Error(`${file} has no style sheet`);
    await write(
      file,
      content.replace(link, () => `<style>${sheet}</style>`),
    );
  }
  await cp(path.join(rendered, 'assets'), path.join(dist, 'assets'), { recursive: true });

  const app = await readFile(path.join(dist, 'app.html'), 'utf8');
  if (!APP_HEAD.test(app)) throw new Error('app.html no longer has the head that /login replaces');
  for (const language of ['tr', 'en'] as const)
    await write(
      `login.${language}.html`,
      app.replace(APP_HEAD, site.loginHead(language)).replace('lang="tr"', `lang="${language}"`),
    );
}

/** The typeface that a sheet names, to be fetched beside the page. */
const fontsIn = (sheet: string): string[] =>
  [...sheet.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, font = '']) => font);

/** Builds the app, then writes the public pages as plain HTML; serves both in development. */
export function publicSite(): Plugin {
  return {
    name: 'emanet:public-site',
    sharedDuringBuild: true,
    buildApp: async (builder) => {
      const { client, site } = builder.environments;
      if (!client || !site) throw new Error('the environments client and site must be configured');
      await builder.build(client);
      await builder.build(site);
      await writePages(builder);
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const asked = (request.url ?? '/').split('?')[0] ?? '/';
        if (request.method !== 'GET' || !APP_PATH.test(asked)) return next();
        const { siteFiles } = (await server.ssrLoadModule(`/${RENDER}`)) as Site;
        const { css, icon, form } = SOURCES;
        const files = { css: `/${css}`, icon: `/${icon}`, form: `/${form}`, fonts: [] };
        const found = [...siteFiles(files)].find((file) => file.path === asked);
        const app = path.join(server.config.root, 'app.html');
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        const html =
          found?.content ?? (await server.transformIndexHtml(asked, await readFile(app, 'utf8')));
        response.end(html.replaceAll('__BASE_URL__', `http://${request.headers.host ?? ''}`));
      });
    },
  };
}
