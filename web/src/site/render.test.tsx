import { describe, expect, it } from 'vitest';
import { pages } from './render.tsx';

const site = [...pages({ css: '/assets/site.css', icon: '/assets/mark.svg' })];
const addresses = site.map((page) => page.path);

it('writes every public page in both languages', () => {
  const names = ['', '/pricing', '/contact', '/legal', '/community', '/try-for-free'];
  expect(addresses).toEqual([
    ...names.map((name) => name || '/'),
    ...names.map((name) => `/en${name}`),
  ]);
});

describe.each(site)('$path', ({ path, html }) => {
  it('needs neither script nor inline style nor another site', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle="|\son\w+="|https?:/);
  });

  it('names its own address and that of the other language, whatever the site is called', () => {
    const own = path === '/' ? '' : path;
    const turkish = own.replace(/^\/en/, '');
    expect(html).toContain(`rel="canonical" href="__BASE_URL__${own}"`);
    expect(html).toContain(`hrefLang="tr" href="__BASE_URL__${turkish}"`);
    expect(html).toContain(`hrefLang="en" href="__BASE_URL__/en${turkish}"`);
  });

  it('says its language and has one first heading', () => {
    const language = path.startsWith('/en') ? 'en' : 'tr';
    expect(html).toContain(`<html lang="${language}">`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('links only to pages there are', () => {
    const links = [...html.matchAll(/<a [^>]*href="([^"#?]+)/g)].map((match) => match[1]);
    expect(links.filter((to) => to !== '/login' && !addresses.includes(to ?? ''))).toEqual([]);
  });
});
