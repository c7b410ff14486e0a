import { afterEach, describe, expect, it, vi } from 'vitest';
import { forbidden, madeStore } from '../../platform/session/store.fixture.ts';
import { unsavedWorkOf } from './unsaved-work.ts';

const draft = (savedAt: number, name?: string) =>
  JSON.stringify({ values: {}, base: {}, savedAt, name });

function unsaved(local: Record<string, string>, session: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', madeStore(local));
  vi.stubGlobal('sessionStorage', madeStore(session));
  return unsavedWorkOf(7);
}
afterEach(() => vi.unstubAllGlobals());

describe('what signing out would delete', () => {
  it('names the drafts of this person, the last one first', () => {
    const { drafts, picks } = unsaved({
      'emanet-taslak:7:2:assets:yeni': draft(1000, 'Sunucu odası'),
      'emanet-taslak:7:3:processingActivities:12': draft(2000),
      'emanet-taslak:71:2:assets:yeni': draft(3000, 'Başkasının'),
      'emanet-son:7:2': '[]',
    });
    expect(drafts).toEqual([
      {
        key: 'emanet-taslak:7:3:processingActivities:12',
        ...{ company: 3, noun: 'processingActivities', isNew: false, name: '', savedAt: 2000 },
      },
      {
        key: 'emanet-taslak:7:2:assets:yeni',
        ...{ company: 2, noun: 'assets', isNew: true, name: 'Sunucu odası', savedAt: 1000 },
      },
    ]);
    expect(picks).toBe(0);
  });

  it('names what was written outside the registers', () => {
    const { drafts } = unsaved({ 'emanet-taslak:7:2:yazi:cevap:9': draft(1000, 'Başvurular') });
    expect(drafts).toMatchObject([{ noun: undefined, company: 2, name: 'Başvurular' }]);
  });

  it('counts what was picked in the wizard, in whichever company', () => {
    const session = {
      'emanet-secim:7:2': '{"chosen":[1,2,3]}',
      'emanet-secim:7:3': '{"chosen":[4]}',
      'emanet-secim:8:2': '{"chosen":[5]}',
    };
    expect(unsaved({}, session)).toEqual({ drafts: [], picks: 4 });
  });

  it.each(['', '{', 'null', '[]', '{"savedAt":"x"}'])('is nothing where %j is kept', (text) => {
    const kept = { 'emanet-taslak:7:2:assets:yeni': text, 'emanet-taslak:7:2:other:1': draft(1) };
    expect(unsaved(kept, { 'emanet-secim:7:2': text })).toEqual({ drafts: [], picks: 0 });
  });

  it('is nothing in a browser that forbids storing', () => {
    vi.stubGlobal('localStorage', forbidden);
    expect(unsavedWorkOf(7)).toEqual({ drafts: [], picks: 0 });
  });
});
