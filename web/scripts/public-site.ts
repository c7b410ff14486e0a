import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';

type Manifest = Record<string, { file: string; css?: string[] }>;
type Site = {
  pages: (files: { css: string; icon: string }) => Iterable<{ path: string; html: string }>;
};

const RENDER = 'src/site/render.tsx';
const APP_PATH = /^\/(?!@|src\/|node_modules\/|api\/|demo\/|assets\/)[^.]*$/;

async function writePages(builder: ViteBuilder): Promise<void> {
  const dist = path.resolve(builder.config.root, builder.config.build.outDir);
  const manifestFile = path.join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const fileOf = (source: string) => {
    const made = manifest[source];
    if (!made) throw new Error(`the build made nothing of ${source} for the public site`);
    return `/${made.file}`;
  };
  const files = { css: fileOf('src/site/site.css'), icon: fileOf('src/app/mark.svg') };
  const rendered = path.join(builder.config.root, 'node_modules/.site/render.js');
  const site = (await import(pathToFileURL(rendered).href)) as Site;
  for (const page of site.pages(files)) {
    const folder = path.join(dist, page.path);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'index.html'), page.html);
  }
}

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
        const { pages } = (await server.ssrLoadModule(`/${RENDER}`)) as Site;
        const found = [...pages({ css: '/src/site/site.css', icon: '/src/app/mark.svg' })].find(
          (page) => page.path === asked,
        );
        const app = path.join(server.config.root, 'app.html');
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        const html =
          found?.html ?? (await server.transformIndexHtml(asked, await readFile(app, 'utf8')));
        response.end(html.replaceAll('__BASE_URL__', `http://${request.headers.host ?? ''}`));
      });
    },
  };
}
