import { describe, expect, it } from 'vitest';
import type { Anchor } from '../records/log-anchors.ts';
import { gatherNotes } from './gathered.ts';

const COMPANIES = 50;
const ANCHORS = 40;
const digestOf = (company: number, id: number) => `${company}/${id}`;

/** Anchors of an installation whose companies all grew before each. */
const anchors: Anchor[] = Array.from({ length: ANCHORS }, (_, at) => ({
  at: `2026-11-${String(at).padStart(2, '0')}`,
  previous: '',
  heads: Array.from({ length: COMPANIES }, (_each, place): Anchor['heads'][number] => [
    place + 1,
    at + 1,
    digestOf(place + 1, at + 1),
  ]),
  girisler: [[0, at + 1, at + 1, 1, 'digest', `2026-11-${at}`]],
}));

function read(most: number, from = 0, voided: readonly string[] = []) {
  const gathered = gatherNotes({ most, from });
  for (const anchor of anchors) gathered.take(anchor.at, anchor);
  return gathered.without(new Set(voided));
}

const sizeOf = ({ companies, entries = [] }: ReturnType<typeof read>) =>
  [...companies.values()].reduce((sum, { digests }) => sum + digests.size, entries.length);

describe('notes of anchors', () => {
  it('are read part by part, no more at once than fit, none twice and none left out', () => {
    const most = 300;
    const found: number[] = [];
    let parts = 0;
    for (let from: number | undefined = 0; from !== undefined; parts++) {
      const part = read(most, from);
      expect(sizeOf(part)).toBeLessThanOrEqual(most);
      expect(sizeOf(part)).toBeGreaterThan(0);
      for (const [company, { digests, newest }] of part.companies) {
        expect([digests.size, newest]).toEqual([ANCHORS, ANCHORS]);
        expect(digests.get(7)).toBe(digestOf(company, 7));
        found.push(company);
      }
      // Entries of strangers are of no company, and so of the first part.
      expect(part.entries).toHaveLength(from === 0 ? ANCHORS : 0);
      from = part.until;
    }
    expect(found).toEqual(Array.from({ length: COMPANIES }, (_, place) => place + 1));
    expect(parts).toBeGreaterThan(5);
  });

  it('of one company stay together, however many they are', () => {
    const part = read(10, 20);
    expect([...part.companies.keys(), part.until]).toEqual([20, 21]);
    expect(sizeOf(part)).toBe(ANCHORS);
  });

  it('all fit as a rule', () => {
    const whole = read(1_000_000);
    expect([whole.companies.size, whole.until]).toEqual([COMPANIES, undefined]);
  });

  it('that contradict an earlier one are told, unless a recovery took either back', () => {
    const gathered = () => {
      const notes = gatherNotes({});
      notes.take('anchors/1', { at: '', previous: '', heads: [[7, 5, 'a']] });
      notes.take('anchors/2', { at: '', previous: '', heads: [[7, 5, 'b']] });
      return notes;
    };
    const notesOf = (...voided: string[]) => gathered().without(new Set(voided)).companies.get(7);
    expect(notesOf()?.otherwise).toEqual(['anchors/2 notes entry 5 otherwise than one before it']);
    expect(notesOf('7 5 a')).toMatchObject({ newest: 5, digests: new Map([[5, 'b']]) });
    expect(notesOf('7 5 b')).toEqual({ newest: 5, digests: new Map([[5, 'a']]) });
    expect(notesOf('7 5 a', '7 5 b')).toBeUndefined();
  });
});
