import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forbidden, madeStore } from './store.fixture.ts';

/** A fresh page: whether its person has signed out is remembered by the module. */
const page = () => import('./kept-work.ts');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('work kept for a person', () => {
  it('has keys of its own for every person, kind and place', async () => {
    const { workKey } = await page();
    const keys = [
      ...[workKey('drafts', 1, 12), workKey('drafts', 11, 2), workKey('drafts', 1, 1, 2)],
      ...[workKey('recent', 1, 12), workKey('picks', 1, 12)],
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('goes when they sign out; the work of others and settings stay', async () => {
    const { forgetWork, isWorkForgotten, keptKeys, workKey } = await page();
    const others = [workKey('drafts', 71, 2, 'assets', 'yeni'), workKey('recent', 17, 2)];
    const settings = ['emanet-dil', 'emanet:7:assets:columns', 'emanet:7:assets:filters'];
    const local = madeStore(
      Object.fromEntries(
        [
          ...[workKey('drafts', 7, 2, 'assets', 'yeni'), workKey('drafts', 7, 3, 'assets', 4)],
          ...[workKey('recent', 7, 2), ...others, ...settings],
        ].map((key) => [key, '{}']),
      ),
    );
    const session = madeStore({ [workKey('picks', 7, 2)]: '{}', 'emanet-guncelleme': '1' });
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
    expect(keptKeys(local, 'drafts', 7)).toHaveLength(2);
    expect(isWorkForgotten()).toBe(false);
    forgetWork(7);
    expect(local.keys()).toEqual([...others, ...settings]);
    expect(session.keys()).toEqual(['emanet-guncelleme']);
    expect(isWorkForgotten()).toBe(true);
  });

  it('is none in a browser that forbids storing', async () => {
    const { forgetWork } = await page();
    vi.stubGlobal('localStorage', forbidden);
    expect(() => forgetWork(7)).not.toThrow();
  });

  it('is written down at once when asked for, until nobody listens', async () => {
    const { keepWorkNow, onKeepWorkNow } = await page();
    const window = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
      vi.stubGlobal(name, window[name].bind(window));
    const write = vi.fn();
    const stop = onKeepWorkNow(write);
    keepWorkNow();
    stop();
    keepWorkNow();
    expect(write).toHaveBeenCalledOnce();
  });
});
