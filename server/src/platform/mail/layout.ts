import { serverText } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** One part of a mail; a mail is written once and rendered as both HTML and plain text. */
export type Block = Readonly<
  | { kind: 'text' | 'heading' | 'quiet'; text: string }
  /** A line for a machine, or to be copied letter by letter. */
  | { kind: 'line'; text: string }
  | { kind: 'code'; code: string }
  /**
   * The one thing to do; a mail has one at most. An address into the application is a path, which the
   * outbox makes whole (of-company.ts).
   */
  | { kind: 'link'; label: string; address: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'items'; items: readonly MailItem[] }
>;

/** A line of a list: its subject, details, and the address that opens it. */
export type MailItem = Readonly<{ title: string; detail: string; url?: string }>;

/** `subject`: what to do; the first block: why the mail came. */
export type MailContent = Readonly<{ subject: string; blocks: readonly Block[] }>;

const FOOTER: Record<Language, string> = serverText('platform.footer');
const FOOTER_TO_ANSWER: Record<Language, string> = serverText('platform.footerToAnswer');
const OPT_OUT: Record<Language, string> = serverText('platform.optOut');

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
  line: {
    margin: '0 0 14px',
    padding: '10px 12px',
    background: '#faf9f7',
    borderRadius: 7,
    fontFamily: 'ui-monospace, Consolas, monospace',
    fontSize: 12,
    lineHeight: 1.5,
    wordBreak: 'break-all',
    color: '#1f1e1b',
  },
  heading: { margin: '4px 0 8px', fontSize: 15, fontWeight: 600, color: '#1f1e1b' },
  link: { margin: '4px 0 18px' },
  button: {
    display: 'inline-block',
    padding: '11px 22px',
    background: '#17686f',
    borderRadius: 7,
    fontSize: 15,
    fontWeight: 600,
    color: '#ffffff',
    textDecoration: 'none',
  },
  facts: {
    width: '100%',
    margin: '0 0 16px',
    borderCollapse: 'collapse',
    fontSize: 14,
    lineHeight: 1.5,
  },
  name: { padding: '5px 12px 5px 0', color: '#65615a', verticalAlign: 'top', width: 130 },
  value: { padding: '5px 0', color: '#1f1e1b', verticalAlign: 'top' },
  items: { margin: '0 0 16px', padding: 0, listStyle: 'none' },
  item: { padding: '9px 0', borderTop: '1px solid #e8e5e0', fontSize: 14, lineHeight: 1.5 },
  itemTitle: { color: '#10575e', fontWeight: 600 },
  itemDetail: { color: '#65615a' },
  footer: { maxWidth: 480, margin: '16px auto 0', fontSize: 12, color: '#65615a' },
  optOut: { color: '#65615a' },
} as const satisfies Record<string, CSSProperties>;

const itemOf = ({ title, detail, url }: MailItem, key: number): ReactNode =>
  h(
    'li',
    { key, style: styles.item },
    url
      ? h('a', { href: url, style: styles.itemTitle }, title)
      : h('span', { style: styles.itemTitle }, title),
    h('br'),
    h('span', { style: styles.itemDetail }, detail),
  );

function blockOf(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case 'code':
      return h('p', { key, style: styles.code }, block.code);
    case 'link':
      return h(
        'p',
        { key, style: styles.link },
        h('a', { href: block.address, style: styles.button }, block.label),
      );
    case 'facts':
      return h(
        'table',
        { key, role: 'presentation', style: styles.facts },
        h(
          'tbody',
          null,
          block.facts.map(([name, value]) =>
            h(
              'tr',
              { key: name },
              h('td', { style: styles.name }, name),
              h('td', { style: styles.value }, value),
            ),
          ),
        ),
      );
    case 'items':
      return h('ul', { key, style: styles.items }, block.items.map(itemOf));
    case 'heading':
      return h('h2', { key, style: styles.heading }, block.text);
    default:
      return h('p', { key, style: styles[block.kind] }, block.text);
  }
}

/** Below a mail: an address that refuses further ones, and the person who reads an answer. */
type Foot = Readonly<{ optOut?: string | undefined; reader?: string | undefined }>;

const footerOf = (language: Language, { reader }: Foot): string =>
  reader === undefined
    ? FOOTER[language]
    : FOOTER_TO_ANSWER[language].replace('{name}', () => reader);

// Written without JSX: Node strips types from .ts but does not read .tsx.
const page = (
  language: Language,
  { subject, blocks }: MailContent,
  foot: Foot,
  company: string | undefined,
): ReactNode =>
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
        h('p', { style: styles.brand }, company ? `Emanet · ${company}` : 'Emanet'),
        h('h1', { style: styles.title }, subject),
        blocks.map(blockOf),
      ),
      h('p', { style: styles.footer }, footerOf(language, foot)),
      foot.optOut &&
        h(
          'p',
          { style: styles.footer },
          h('a', { href: foot.optOut, style: styles.optOut }, OPT_OUT[language]),
        ),
    ),
  );

/** The HTML of a mail; mail programs keep inline styles only. */
export const htmlOf = (
  language: Language,
  content: MailContent,
  foot: Foot = {},
  company?: string,
): string => `<!doctype html>${renderToStaticMarkup(page(language, content, foot, company))}`;

function linesOf(block: Block): string {
  switch (block.kind) {
    case 'code':
      return block.code;
    case 'link':
      return `${block.label}:\n${block.address}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'items':
      return block.items
        .map(({ title, detail, url }) => [`- ${title}`, detail, ...(url ? [url] : [])].join('\n  '))
        .join('\n');
    default:
      return block.text;
  }
}

/** The same mail as plain text. */
export const textOf = (language: Language, { blocks }: MailContent, foot: Foot = {}): string => {
  const { optOut } = foot;
  const last = optOut ? `\n${OPT_OUT[language]}:\n${optOut}` : '';
  return [...blocks.map(linesOf), `-- \n${footerOf(language, foot)}${last}`].join('\n\n');
};
