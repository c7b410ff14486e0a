import { describe, expect, it } from 'vitest';
import { KEPT_DAYS, SESSION_LIFE } from '@emanet/contract/shared/retention';
import { documentOf } from './documents.ts';

const sources = import.meta.glob<string>('../locales/site/legal*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe.each(Object.entries(sources))('%s', (_, source) => {
  it('writes no period by hand: figures come from the code that keeps them', () => {
    expect(source.match(/\b\d+ (?:yıl|ay|gün|saat|dakika|year|month|day|hour|minute)/g)).toBeNull();
  });
});

describe.each(['tr', 'en'] as const)('the privacy notice in %s', (language) => {
  const { html } = documentOf('legal', language);
  const days = language === 'tr' ? 'gün' : 'days';

  it.each([KEPT_DAYS.account, KEPT_DAYS.accountWarning, KEPT_DAYS.mail])('says %d days', (count) =>
    expect(html).toContain(`${count} ${days}`),
  );

  it('says years and hours, and leaves no blank', () => {
    expect(html).toContain(language === 'tr' ? '2 yıl' : '2 years');
    expect(html).toContain(`${SESSION_LIFE.idleHours} ${language === 'tr' ? 'saat' : 'hours'}`);
    expect(html).not.toMatch(/[{}]/);
  });
});
