import type { Language } from '@emanet/contract/shared/primitives';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** One part of a mail; a mail is written once and becomes both HTML and plain text. */
export type Block =
  Readonly<{ kind: 'text' | 'quiet'; text: string }> | Readonly<{ kind: 'code'; code: string }>;

/** `subject` says what to do; the first block says why the mail came. */
export type MailContent = Readonly<{ subject: string; blocks: readonly Block[] }>;

const FOOTER: Record<Language, string> = {
  tr: 'Bu ileti Emanet tarafından otomatik olarak gönderilmiştir. Lütfen yanıtlamayın.',
  en: 'This message was sent automatically by Emanet. Please do not reply.',
};

const FONT = "'Inter', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const styles = {
  body: { margin: 0, padding: '32px 16px', background: '#faf9f7', fontFamily: FONT },
  card: {
    maxWidth: 480,
    margin: '0 auto',
    padding: '28px 32px',
    background: '#ffffff',
    border: '1px solid #e8e5e0',
    borderRadius: 10,
  },
  brand: { margin: '0 0 20px', fontSize: 15, fontWeight: 600, color: '#17686f' },
  title: { margin: '0 0 16px', fontSize: 20, fontWeight: 600, color: '#1f1e1b' },
  text: { margin: '0 0 14px', fontSize: 15, lineHeight: 1.55, color: '#1f1e1b' },
  quiet: { margin: '0 0 14px', fontSize: 13, lineHeight: 1.55, color: '#65615a' },
  code: {
    margin: '0 0 18px',
    padding: '14px 0',
    background: '#e6f1f1',
    borderRadius: 7,
    textAlign: 'center',
    fontSize: 34,
    fontWeight: 600,
    letterSpacing: 8,
    fontVariantNumeric: 'tabular-nums',
    color: '#10575e',
  },
  footer: { maxWidth: 480, margin: '16px auto 0', fontSize: 12, color: '#65615a' },
} as const satisfies Record<string, CSSProperties>;

const blockOf = (block: Block, key: number): ReactNode =>
  block.kind === 'code'
    ? h('p', { key, style: styles.code }, block.code)
    : h('p', { key, style: styles[block.kind] }, block.text);

// Written without JSX: Node strips types from .ts but does not read .tsx.
const page = (language: Language, { subject, blocks }: MailContent): ReactNode =>
  h(
    'html',
    { lang: language },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, subject)),
    h(
      'body',
      { style: styles.body },
      h(
        'div',
        { style: styles.card },
        h('p', { style: styles.brand }, 'Emanet'),
        h('h1', { style: styles.title }, subject),
        blocks.map(blockOf),
      ),
      h('p', { style: styles.footer }, FOOTER[language]),
    ),
  );

/** The HTML of a mail, its styles inline because mail programs keep nothing else. */
export const htmlOf = (language: Language, content: MailContent): string =>
  `<!doctype html>${renderToStaticMarkup(page(language, content))}`;

/** The same mail as plain text. */
export const textOf = (language: Language, { blocks }: MailContent): string =>
  [
    ...blocks.map((block) => (block.kind === 'code' ? block.code : block.text)),
    `-- \n${FOOTER[language]}`,
  ].join('\n\n');
