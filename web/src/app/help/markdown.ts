/** Text of a line: plain, a name on the screen, or a link to another screen. */
export type Inline = Readonly<
  { kind: 'text' | 'name'; text: string } | { kind: 'link'; text: string; to: string }
>;
export type Block = Readonly<
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph' | 'note'; text: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: 'picture'; name: string; alt: string }
>;
export type HelpPage = Readonly<{ title: string; summary: string; blocks: readonly Block[] }>;

const MARKS = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

function inlineOf(line: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of line.matchAll(MARKS)) {
    if (found.index > from) parts.push({ kind: 'text', text: line.slice(from, found.index) });
    const [whole, name, text = '', to = ''] = found;
    parts.push(name === undefined ? { kind: 'link', text, to } : { kind: 'name', text: name });
    from = found.index + whole.length;
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) });
  return parts;
}

const ITEM = /^(?:-|\d+\.) /;

function blockOf(source: string): Block {
  const picture = /^!\[([^\]]*)\]\(([\w-]+)\)$/.exec(source);
  if (picture) return { kind: 'picture', alt: picture[1] ?? '', name: picture[2] ?? '' };
  if (source.startsWith('## ')) return { kind: 'heading', text: source.slice(3) };
  if (source.startsWith('> ')) return { kind: 'note', text: inlineOf(source.slice(2)) };
  if (!ITEM.test(source)) return { kind: 'paragraph', text: inlineOf(source) };
  const items = source.split('\n').map((line) => inlineOf(line.replace(ITEM, '')));
  return { kind: 'list', ordered: !source.startsWith('-'), items };
}

/**
 * Parses the part of Markdown that the guide uses. The content policy refuses HTML made from text,
 * so a page is drawn from these blocks. The first line is the title, the second its summary.
 */
export function helpPageOf(source: string): HelpPage {
  const [title = '', summary = '', ...rest] = source.trim().split(/\n{2,}/);
  return { title: title.replace(/^# /, ''), summary, blocks: rest.map(blockOf) };
}
