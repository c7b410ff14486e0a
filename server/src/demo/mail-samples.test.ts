import { describe, expect, it } from 'vitest';
import { appOfFile, testApp } from '../../test/app.ts';
import { htmlOf, textOf } from '../platform/mail/layout.ts';
import { subjectOf } from '../platform/mail/outbox.ts';
import { mailSamples } from './mail-samples.ts';

const app = await appOfFile({ DEMO: true });

const get = (url: string) => app.app.inject({ url });

describe.each(mailSamples)('the mail $id', ({ id, content }) => {
  it.each(['tr', 'en'] as const)('is whole in %s, as HTML and as text', (language) => {
    const mail = content(language);
    expect(subjectOf(mail.subject)).toBe(mail.subject);
    const text = textOf(language, mail);
    for (const face of [text, htmlOf(language, mail)]) {
      expect(face).not.toMatch(/undefined|null|\[object|NaN/);
      expect(face.length).toBeGreaterThan(150);
    }
  });

  it('is shown in a frame in which nothing runs, and from which nothing is asked', async () => {
    const answer = await get(`/demo/mailbox/sablonlar/${id}?lang=en`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(answer.headers['content-security-policy']).not.toContain('allow-scripts');
  });
});

it('are listed side by side with their text in both languages', async () => {
  for (const [language, heading] of [
    ['tr', 'E-posta şablonları'],
    ['en', 'E-mail templates'],
  ]) {
    const { body } = await get(`/demo/mailbox/sablonlar?lang=${language}`);
    expect(body).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(body.match(/<iframe/g)).toHaveLength(mailSamples.length);
    expect(body.match(/<pre/g)).toHaveLength(mailSamples.length);
  }
  expect((await get('/demo/mailbox/sablonlar/yok')).statusCode).toBe(404);
});

it('are not there without the demo', async () => {
  const real = await testApp();
  for (const url of ['/demo/mailbox/sablonlar', '/demo/mailbox/sablonlar/kod'])
    expect((await real.app.inject({ url })).statusCode).toBe(404);
  await real.close();
});
