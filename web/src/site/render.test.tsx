import { LIBRARY_ITEMS } from '@emanet/contract/records/library';
import { describe, expect, it } from 'vitest';
import letters from './fonts/letters.json';
import { GUIDES } from './pages/guides.ts';
import { siteFiles } from './render.tsx';
import { texts } from './texts.ts';

const files = {
  css: '/assets/site.css',
  icon: '/assets/mark.svg',
  form: '/assets/form.js',
  signInCss: '/assets/sign-in.css',
  signIn: '/assets/sign-in.js',
  verify: '/verify.js',
  fonts: [],
  app: { tr: ['/assets/app.js'], en: ['/assets/app.js'] },
};
const site = [...siteFiles(files)];
const contentOf = (name: string) => site.find(({ file }) => file === name)?.content ?? '';
const pages = site.filter(({ file }) => file.endsWith('.html'));
const addressed = site.flatMap(({ path, content }) =>
  path === undefined ? [] : [{ path, content }],
);
const addresses = addressed.map(({ path }) => path);
const NAMES = [
  '',
  '/pricing',
  '/contact',
  '/try-for-free',
  '/community',
  '/legal',
  '/login',
  '/dogrulama',
];
const withForm = (path: string) => /\/(contact|try-for-free)$/.test(path);
const isSignIn = (path: string) => /(^|\/)login(\.html)?$/.test(path);

it('writes every public page in both languages, each guide as a page of its own', () => {
  const names = [...NAMES, ...GUIDES.map(({ slug }) => `/community/${slug}`)];
  const wanted = names.flatMap((name) => [name || '/', `/en${name}`]);
  expect(wanted.filter((path) => !addresses.includes(path))).toEqual([]);
  expect(GUIDES.length).toBeGreaterThanOrEqual(6);
});

it('states how many activities the library holds', () => {
  expect(contentOf('index.html')).toContain(`${LIBRARY_ITEMS.length} hazır faaliyetten`);
  expect(contentOf('en/pricing/index.html')).toContain(
    `A library of ${LIBRARY_ITEMS.length} activities`,
  );
  for (const { content } of pages) expect(content).not.toContain('{activities}');
});

describe.each(pages)('$file', ({ file, content }) => {
  it('says its language, has one first heading, a title and a description', () => {
    expect(content).toContain(`<html lang="${file.startsWith('en/') ? 'en' : 'tr'}"`);
    // Each step of signing in has its own; one step is shown.
    expect(content.match(/<h1/g)).toHaveLength(isSignIn(file) ? 3 : 1);
    expect(/<title>(.+?)<\/title>/.exec(content)?.[1]).toBeTruthy();
    const description = /name="description" content="(.+?)"/.exec(content)?.[1] ?? '';
    expect(description.length).toBeGreaterThan(20);
  });

  it('holds no inline script or style and nothing of another site', () => {
    const data = /<script type="application\/ld\+json">.+?<\/script>/g;
    const rest = content.replace(data, '');
    expect(rest).not.toMatch(/<style|\sstyle="|\son\w+="|https?:/);
    const scripts = rest.match(/<script[^>]*>/g) ?? [];
    const source = isSignIn(file)
      ? files.signIn
      : file.endsWith('dogrulama/index.html')
        ? files.verify
        : files.form;
    const own = `<script type="module" src="${source}" fetchPriority="low">`;
    expect(scripts.filter((script) => script !== own)).toEqual([]);
  });

  it('links only to pages there are', () => {
    const links = [...content.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, to = '']) => to);
    const known = [
      ...addresses,
      '/denetim',
      '/.well-known/security.txt',
      '/.well-known/emanet-keys.json',
    ];
    expect(links.filter((to) => !known.includes(to))).toEqual([]);
    const inside = [...content.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
    expect(inside.filter((id) => !content.includes(`id="${id}"`))).toEqual([]);
  });
});

describe.each(addressed)('$path', ({ path, content }) => {
  const sent = path.endsWith('/sent');

  it('names its own address and that of the other language, unless it only follows a form', () => {
    const own = path === '/' ? '' : path;
    const turkish = own.replace(/^\/en/, '');
    expect(content.includes('noindex')).toBe(sent);
    if (sent) return;
    expect(content).toContain(`rel="canonical" href="__BASE_URL__${own}"`);
    expect(content).toContain(`hrefLang="tr" href="__BASE_URL__${turkish}"`);
    expect(content).toContain(`hrefLang="en" href="__BASE_URL__/en${turkish}"`);
  });

  it('carries a script and a token only where a form stands', () => {
    expect(content.includes(files.form)).toBe(withForm(path));
    expect(content.includes(files.signIn)).toBe(isSignIn(path));
    expect(content.includes('__PAGE_TOKEN__')).toBe(withForm(path));
  });
});

it('structured data can be read and cannot leave its element', () => {
  for (const { content } of pages)
    for (const [, data = ''] of content.matchAll(/ld\+json">(.+?)<\/script>/g)) {
      expect(data).not.toContain('<');
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    }
});

it('the sitemap lists each page for search engines once, robots.txt names it', () => {
  const listed = [...contentOf('sitemap.xml').matchAll(/<loc>__BASE_URL__(.*?)<\/loc>/g)];
  const wanted = addresses.filter((path) => !path.endsWith('/sent'));
  expect(listed.map(([, path = '']) => path || '/').sort()).toEqual(wanted.sort());
  expect(contentOf('robots.txt')).toContain('Sitemap: __BASE_URL__/sitemap.xml');
});

it('the typeface has every letter of every page', () => {
  const known = new Set(Object.values(letters).join(''));
  const texts = pages.map(({ content }) => content.replace(/<[^>]+>|\n/g, '')).join('');
  expect([...new Set(texts)].filter((letter) => !known.has(letter))).toEqual([]);
});

it('no page is titled or described like another', () => {
  for (const heads of Object.values(texts).map((one) => Object.values(one.heads))) {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  }
});
