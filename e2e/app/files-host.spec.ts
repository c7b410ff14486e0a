import { expect } from '@playwright/test';
import { png } from '../../server/test/sample-files.ts';
import { makePdf } from '../../server/src/platform/pdf/pdf.ts';
import { nodeWithFilesHost } from '../steps/operator.ts';
import { makeCompany, makePerson, speak } from '../steps/people.ts';
import { test } from '../test.ts';
import { fill, WORDS } from '../steps/words.ts';

test('files come from a host of their own, without cookies', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  const { company } = await makeCompany();
  const node = await nodeWithFilesHost(await makePerson('yönetici', company));
  try {
    await page.context().addCookies([node.cookie]);
    const sent: (readonly [address: string, cookie: string | undefined])[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(node.filesUrl))
        void request.allHeaders().then(({ cookie }) => sent.push([request.url(), cookie]));
    });
    const add = async (name: string, mimeType: string, buffer: Buffer) => {
      const answer = await page.request.post(`${node.url}/api/dokumanlar/add`, {
        headers: { origin: node.url },
        multipart: {
          dokuman_ismi: name,
          dokuman_tur: 'Politika',
          dokuman_linki: { name, mimeType, buffer },
        },
      });
      expect(answer.status(), await answer.text()).toBe(201);
    };
    const title = 'Saklama';
    const blocks = [{ text: title }];
    const paper = await makePdf({ title, lang: 'tr', foot: title, blocks });
    await add('Saklama.pdf', 'application/pdf', paper);
    await add('Kroki.png', 'image/png', png);
    await page.goto(`${node.url}/dokumanlar`);
    await page.getByText('Saklama.pdf').first().click();
    const drawer = page.getByRole('dialog', { name: 'Saklama.pdf' });
    const status = drawer.getByRole('toolbar').getByRole('status');
    await expect(status).toHaveText(fill(words.ui.pdf.page, { number: 1, pages: 1 }));
    await page.goto(`${node.url}/dokumanlar`);
    await page.getByText('Kroki.png').first().click();
    const picture = page.getByRole('img', {
      name: fill(words.documents.previewOf, { name: 'Kroki.png' }),
    });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // That of the picture alone is told to a page: a paper is fetched by a worker.
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    expect(sent.map(([, cookie]) => cookie)).toEqual(sent.map(() => undefined));
    const answer = await page.request.get(`${node.filesUrl}/login`);
    expect(answer.status()).toBe(404);
  } finally {
    node.stop();
  }
});
