import type { Language } from '@emanet/contract/shared/primitives';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StoredMail } from './mailbox.ts';

const WORDS = {
  tr: {
    title: 'Deneme posta kutusu',
    hint: 'Gerçek bir posta sunucusu bağlı değil. Emanet’in gönderdiği her e-posta burada görünür; sayfa kendini yeniler.',
    empty: 'Henüz e-posta yok. Giriş sayfasında bir kod istediğinizde burada görünecek.',
    to: 'Alıcı',
    subject: 'Konu',
    time: 'Saat',
    back: 'Bütün e-postalar',
    signIn: 'Giriş sayfası',
    other: 'English',
  },
  en: {
    title: 'Demo mailbox',
    hint: 'No real mail server is connected. Every e-mail that Emanet sends shows up here; the page refreshes itself.',
    empty: 'No e-mail yet. Ask for a code on the sign-in page and it will appear here.',
    to: 'To',
    subject: 'Subject',
    time: 'Time',
    back: 'All e-mails',
    signIn: 'Sign-in page',
    other: 'Türkçe',
  },
} as const;

const timeOf = (time: number, language: Language) =>
  new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Istanbul',
  }).format(time);

const suffix = (language: Language) => `?lang=${language}`;

function page(language: Language, path: string, refresh: boolean, content: ReactNode): string {
  const words = WORDS[language];
  const other = language === 'tr' ? 'en' : 'tr';
  const markup = renderToStaticMarkup(
    h(
      'html',
      { lang: language },
      h(
        'head',
        null,
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'robots', content: 'noindex' }),
        h('title', null, `${words.title} · Emanet`),
        h('link', { rel: 'stylesheet', href: '/demo/mailbox.css' }),
        refresh && h('script', { src: '/demo/mailbox.js', defer: true }),
      ),
      h(
        'body',
        null,
        h(
          'header',
          null,
          h('a', { className: 'brand', href: '/' }, 'Emanet'),
          h(
            'nav',
            null,
            h('a', { href: '/login' }, words.signIn),
            h('a', { href: `${path}${suffix(other)}`, lang: other }, words.other),
          ),
        ),
        h('main', null, content),
      ),
    ),
  );
  return `<!doctype html>${markup}`;
}

/** The page that lists the newest mails. */
export function listPage(language: Language, mails: readonly StoredMail[]): string {
  const words = WORDS[language];
  const rows = mails.map(({ id, to, subject, time }) =>
    h(
      'li',
      { key: id },
      h('a', { className: 'subject', href: `/demo/mailbox/${id}${suffix(language)}` }, subject),
      h('span', { className: 'to' }, to),
      h('time', { dateTime: new Date(time).toISOString() }, timeOf(time, language)),
    ),
  );
  return page(
    language,
    '/demo/mailbox',
    true,
    h(
      'div',
      null,
      h('h1', null, words.title),
      h('p', { className: 'hint' }, words.hint),
      rows.length > 0 ? h('ul', null, rows) : h('p', { className: 'empty' }, words.empty),
    ),
  );
}

/** The page that shows one mail as plain text. */
export function mailPage(language: Language, mail: StoredMail): string {
  const words = WORDS[language];
  return page(
    language,
    `/demo/mailbox/${mail.id}`,
    false,
    h(
      'article',
      null,
      h('a', { href: `/demo/mailbox${suffix(language)}` }, `← ${words.back}`),
      h('h1', null, mail.subject),
      h(
        'dl',
        null,
        h('dt', null, words.to),
        h('dd', null, mail.to),
        h('dt', null, words.time),
        h('dd', null, timeOf(mail.time, language)),
      ),
      h('pre', null, mail.text.trim()),
    ),
  );
}
