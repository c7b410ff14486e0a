import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textOf, type MailContent } from './layout.ts';
import { speaker } from './speaker.ts';
import type { StoredMail } from './mailbox.ts';

/** A sample of a mail, with made-up names; `id` is part of its address. */
export type MailSample = Readonly<{
  id: string;
  name: Sentence;
  content: (language: Language) => MailContent;
}>;

/** Links of a mail open in a new tab; its scripts do not run. */
export const FRAME_RIGHTS = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

const WORDS = {
  ...serverTexts((all) => all.mailbox),
  other: serverText('notificationSettings.optOut.other'),
  subject: serverText('publicForms.mail.subject'),
};

const timeOf = (time: number, language: Language) =>
  new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Istanbul',
  }).format(time);

const TEMPLATES = '/demo/mailbox/sablonlar';

const suffix = (language: Language) => `?lang=${language}`;

function page(language: Language, path: string, content: ReactNode): string {
  const say = speaker(WORDS, language);
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
        h('title', null, `${say('title')} · Emanet`),
        h('link', { rel: 'stylesheet', href: '/demo/mailbox.css' }),
        h('script', { src: '/demo/mailbox.js', defer: true }),
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
            h('a', { href: `${TEMPLATES}${suffix(language)}` }, say('templates')),
            h('a', { href: '/login' }, say('signIn')),
            h('a', { href: `${path}${suffix(other)}`, lang: other }, say('other')),
          ),
        ),
        h('main', null, content),
      ),
    ),
  );
  return `<!doctype html>${markup}`;
}

/** A mail as a mail program shows it, in a frame, beside its plain text. */
const bothFaces = (language: Language, address: string, title: string, text: string) =>
  h(
    'div',
    { className: 'faces' },
    h(
      'figure',
      null,
      h('figcaption', null, WORDS.shown[language]),
      h('iframe', {
        src: `${address}${suffix(language)}`,
        title,
        sandbox: FRAME_RIGHTS,
        loading: 'lazy',
      }),
    ),
    h(
      'figure',
      null,
      h('figcaption', null, WORDS.plain[language]),
      h('pre', { tabIndex: 0 }, text.trim()),
    ),
  );

/** The page that lists the newest mails. */
export function listPage(language: Language, mails: readonly StoredMail[]): string {
  const say = speaker(WORDS, language);
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
    h(
      'div',
      { 'data-refresh': true },
      h('h1', null, say('title')),
      h('p', { className: 'hint' }, say('hint')),
      rows.length > 0 ? h('ul', null, rows) : h('p', { className: 'empty' }, say('empty')),
    ),
  );
}

/** The page that shows one mail as plain text. */
export function mailPage(language: Language, mail: StoredMail): string {
  const say = speaker(WORDS, language);
  return page(
    language,
    `/demo/mailbox/${mail.id}`,
    h(
      'article',
      null,
      h('a', { href: `/demo/mailbox${suffix(language)}` }, `← ${say('back')}`),
      h('h1', null, mail.subject),
      h(
        'dl',
        null,
        h('dt', null, say('to')),
        h('dd', null, mail.to),
        h('dt', null, say('time')),
        h('dd', null, timeOf(mail.time, language)),
      ),
      bothFaces(language, `/demo/mailbox/${mail.id}/html`, mail.subject, mail.text),
    ),
  );
}

/** The page that shows an example of every mail. */
export function templatesPage(language: Language, samples: readonly MailSample[]): string {
  const say = speaker(WORDS, language);
  return page(
    language,
    TEMPLATES,
    h(
      'div',
      null,
      h('a', { href: `/demo/mailbox${suffix(language)}` }, `← ${say('back')}`),
      h('h1', { className: 'below' }, null, say('templates')),
      h('p', { className: 'hint' }, say('templatesHint')),
      h(
        'nav',
        { 'aria-label': say('templates'), className: 'index' },
        samples.map(({ id, name }) => h('a', { key: id, href: `#${id}` }, name[language])),
      ),
      samples.map(({ id, name, content }) => {
        const mail = content(language);
        return h(
          'section',
          { key: id, id },
          h('h2', null, name[language]),
          h('p', { className: 'hint' }, `${say('subject')}: ${mail.subject}`),
          bothFaces(language, `${TEMPLATES}/${id}`, name[language], textOf(language, mail)),
        );
      }),
    ),
  );
}
