import { expect, it } from 'vitest';
import { htmlOf, textOf, type Block } from './layout.ts';
import { subjectOf } from './outbox.ts';

const blocks: readonly Block[] = [
  { kind: 'heading', text: '<b>Başlık</b>' },
  { kind: 'facts', facts: [['Departman', 'Ar-Ge & Ürün']] },
  {
    kind: 'items',
    items: [{ title: 'Aksiyon', detail: 'Yüksek', url: 'https://ornek.test/a?b=1' }],
  },
  { kind: 'link', label: 'Aç', address: 'https://ornek.test/?q=1&x="' },
];

it('is written once and becomes HTML and text, with nothing of a name taken for markup', () => {
  const html = htmlOf('tr', { subject: 'Konu', blocks });
  expect(html).toContain('&lt;b&gt;Başlık&lt;/b&gt;');
  expect(html).toContain('Ar-Ge &amp; Ürün');
  expect(html).toContain('href="https://ornek.test/?q=1&amp;x=&quot;"');
  expect(html).not.toMatch(/<script|<b>/);
  expect(textOf('tr', { subject: 'Konu', blocks })).toContain(
    '<b>Başlık</b>\n\nDepartman: Ar-Ge & Ürün\n\n- Aksiyon\n  Yüksek\n  https://ornek.test/a?b=1\n\nAç:\nhttps://ornek.test/?q=1&x="',
  );
});

it('has a subject of one line, whatever a name in it holds', () => {
  expect(subjectOf('Aksiyon: a\r\nBcc: b@ornek.test\u2028\u202Eters\0')).toBe(
    'Aksiyon: a Bcc: b@ornek.test ters',
  );
  expect(subjectOf('ş'.repeat(500))).toHaveLength(200);
  expect(subjectOf('a'.repeat(199) + '😀').isWellFormed()).toBe(true);
});
