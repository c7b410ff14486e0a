import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@emanet/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, name.length - ending.length));

const contract = new Set(namesIn('contract/src', '.ts'));
const server = namesIn('server/src/features', '');
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One noun, one spelling, four places (docs/architecture.md). */
describe('a noun', () => {
  test.each([
    ['server/src/features', server],
    ['web/src/features', namesIn('web/src/features', '')],
    // The public site is a place, not a noun.
    ['e2e', namesIn('e2e', '.spec.ts').filter((name) => name !== 'site')],
  ])('in %s has its file in the contract', (_, names) => {
    expect(names.filter((name) => !contract.has(name))).toEqual([]);
    expect(names).not.toEqual([]);
  });

  test('with endpoints has its folder on the server', () => {
    const nouns = new Set(endpoints.map(({ name }) => kebab(name.split('.')[0] ?? '')));
    expect([...nouns].filter((noun) => !server.includes(noun))).toEqual([]);
  });
});

/** Begins a visit of the demo and leads there: an act, whose answer is a page. */
const ACTS = ['auth.lookAround'];

test('a file that is asked for without a body is opened by a link', () => {
  const linked = endpoints.filter(
    ({ raw, file, takes, body, name }) =>
      raw && !file && takes === 'json' && !ACTS.includes(name) && !hasFields(body),
  );
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter(({ method }) => method !== 'GET').map(({ name }) => name)).toEqual([]);
});

const hasFields = (body: unknown): boolean =>
  !(body instanceof z.ZodObject) || Object.keys(body.shape).length > 0;
