import { Parser } from 'saxen';
import { fail } from '../../../platform/errors.ts';

/**
 * Characters per call of the parser: few enough to be processed soon, many enough to be fast. No honest tag
 * or text is as long; the parser would search an unfinished one from its start each time.
 */
const PIECE = 1024 * 1024;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : fail('SHEET_BROKEN');
}

/** The parser's own decoder loses the characters after U+FFFF. */
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal, hex, name: string) => {
        if (decimal !== undefined) return character(Number(decimal));
        if (hex !== undefined) return character(Number.parseInt(String(hex), 16));
        return NAMED[name] ?? fail('SHEET_BROKEN');
      })
    : text;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Gives an attribute's value by its name without a prefix. */
export type Attribute = (name: string) => string | undefined;

/** Hears of elements by their names without a prefix. */
export type Handlers = Readonly<{
  open?: (name: string, attribute: Attribute) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}>;

/**
 * Reads XML while it arrives, until it ends or `enough` returns true. Document types, and thereby a file's
 * own entities, are refused.
 */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  { open, close, text }: Handlers,
  enough: () => boolean = () => false,
): Promise<void> {
  const parser = new Parser();
  const refuse = () => fail('SHEET_BROKEN');
  parser.on('error', refuse).on('attention', refuse);
  let tags = 0;
  parser.on('openTag', (name, attributes) => {
    tags++;
    open?.(localName(name), (wanted) => {
      const all = attributes();
      const found = Object.keys(all).find((one) => localName(one) === wanted);
      return found === undefined ? undefined : decoded(all[found] ?? '');
    });
  });
  if (close) parser.on('closeTag', (name) => close(localName(name)));
  if (text) parser.on('text', (raw) => text(decoded(raw))).on('cdata', text);

  const decoder = new TextDecoder('utf-8', { fatal: true });
  let waiting = '';
  for await (const chunk of chunks) {
    waiting += decoder.decode(chunk, { stream: true });
    if (waiting.length < PIECE) continue;
    const before = tags;
    parser.write(waiting);
    if (tags === before) fail('SHEET_TOO_MUCH');
    waiting = '';
    if (enough()) return;
  }
  parser.write(waiting + decoder.decode());
  parser.end();
}
