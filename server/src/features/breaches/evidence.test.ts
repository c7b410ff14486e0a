import { breaches } from '@emanet/contract/breaches';
import { files } from '@emanet/contract/files';
import { describe, expect, it } from 'vitest';
import { zipped } from '../../../test/zip.ts';
import { breachHouse } from './breaches.fixture.ts';

const house = await breachHouse();
const { at, record } = house;

describe('evidence of a breach', () => {
  const mail =
    'Received: from kep.test\r\n by x\r\nFrom: kep@kurum.test\r\nDate: Fri, 20 Nov 2026 18:00:00 +0300\r\n' +
    'Subject: <script>\r\n\r\n<html><script>alert(1)</script>';
  it.each([
    ['loglar.zip', 'application/zip', zipped([['erisim.log', 'GET /']])],
    ['uyari.eml', 'message/rfc822', Buffer.from(mail)],
  ])('takes logs and mails, which no browser opens by itself: %s', async (name, type, bytes) => {
    const { id } = await record();
    const file = { name, bytes };
    const noted = await house.manager.call(breaches.note, { ...at(id), body: {}, file });
    expect(noted.status, noted.text).toBe(200);
    const address = noted.body.data.olaylar.at(-1)?.dosya_linki ?? '';
    const params = { id: address.split('/').at(-1) ?? '' };
    const { headers } = await house.manager.call(files.read, { params });
    expect(headers['content-security-policy']).toMatch(/; sandbox$/);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['a page named like a mail', 'x.eml', Buffer.from('<html>From: a\nDate: b\n</html>')],
    ['a text without a sender', 'x.eml', Buffer.from('Subject: a\nDate: b\n\nx')],
    ['an archive with macros', 'x.zip', zipped([['word/vbaProject.bin', 'x']])],
    ['an archive of another format', 'x.zip', zipped([['mimetype', 'application/epub+zip']])],
  ])('takes no %s', async (_, name, bytes) => {
    const { id } = await record();
    const answer = await house.manager.call(breaches.note, {
      ...at(id),
      body: {},
      file: { name, bytes },
    });
    expect([400, 415]).toContain(answer.status);
  });
});
