import { expect, it } from 'vitest';
import { htmlOf, textOf, type Block, type MailContent } from './layout.ts';
import { mailOf } from './of-company.ts';
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

it('names its company in the subject, once, and leads every path there', () => {
  const company = { company_id: 7, company_name: 'Ilgaz Gıda' };
  const content = {
    subject: 'Aksiyon: Dolap',
    blocks: [
      { kind: 'items', items: [{ title: 'a', detail: 'b', url: '/aksiyonlar?aksiyon=3#not' }] },
      { kind: 'link', label: 'Aç', address: '/aksiyonlar' },
      { kind: 'link', label: 'Form', address: 'https://baska.test/form' },
    ],
  } as const satisfies MailContent;
  const mail = mailOf(content, 'https://ornek.test', company);
  expect(mail.subject).toBe('Aksiyon: Dolap · Ilgaz Gıda');
  expect(mailOf(mail, 'https://ornek.test', company).subject).toBe(mail.subject);
  const text = textOf('tr', mail);
  expect(text).toContain('https://ornek.test/aksiyonlar?aksiyon=3&sirket=7#not');
  expect(text).toContain('https://ornek.test/aksiyonlar?sirket=7\n');
  expect(text).toContain('https://baska.test/form\n');
  expect(textOf('tr', mailOf(content, 'https://ornek.test', undefined))).toContain(
    'https://ornek.test/aksiyonlar\n',
  );
  expect(
    mailOf({ ...content, subject: 'ş'.repeat(500) }, 'https://a.test', company).subject,
  ).toMatch(/ş · Ilgaz Gıda$/);
});

it.each([
  ['Anket: Ödülünüz www.evil.test', 'Anket: Ödülünüz evil test'],
  ['Metin: https://evil.test/odul?x=1', 'Metin: evil test odul x 1'],
  ['Ödülünüz evil.example: 3', 'Ödülünüz evil example: 3'],
  ['ÖDÜL.ÇEKİLİŞ.TEST · Ilgaz Gıda A.Ş.', 'ÖDÜL ÇEKİLİŞ TEST · Ilgaz Gıda A.Ş.'],
  ['Yeni başvuru: 2026/001 · 28.11.2026', 'Yeni başvuru: 2026/001 · 28.11.2026'],
  ['Kodunuz: ali@ornek.test', 'Kodunuz: ali@ornek.test'],
])('has a subject that leads nowhere: %s', (written, subject) => {
  expect(subjectOf(written)).toBe(subject);
});

it('has a subject of one line, whatever a name in it holds', () => {
  expect(subjectOf('Aksiyon: a\r\nBcc: b@ornek.test\u2028\u202Eters\0')).toBe(
    'Aksiyon: a Bcc: b@ornek.test ters',
  );
  expect(subjectOf('ş'.repeat(500))).toHaveLength(200);
  expect(subjectOf('a'.repeat(199) + '😀').isWellFormed()).toBe(true);
});
