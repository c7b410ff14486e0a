import { z as zod } from 'zod';
import { describe, expect, it } from 'vitest';
import { revived, z } from './recorded-schemas.ts';

// As the contract's modules write it, with the recorder in the validator's place.
const recorder = z as typeof zod;
const name = recorder
  .string()
  .max(5)
  .refine((value) => value !== 'yasak', { params: { code: 'nul' } });
const body = recorder.strictObject({
  ad: name.trim().min(1),
  gun: recorder.iso.date().nullish(),
  tur: recorder.enum(['a', 'b']).default('a'),
  kisiler: recorder.array(recorder.union([recorder.literal(''), recorder.email()])),
});

const real = revived(body, zod) as typeof body;

describe('a recorded schema', () => {
  it('checks nothing by itself', () => {
    expect(() => body.safeParse({})).toThrow('make it first');
    expect(() => Object.keys(body.shape)).toThrow('has no names');
  });

  it('checks what the real one would once it is made', () => {
    const good = { ad: ' Ali ', gun: '2026-11-21', kisiler: ['', 'a@b.tr'] };
    expect(real.parse(good)).toEqual({ ...good, ad: 'Ali', tur: 'a' });
    const bad = real.safeParse({ ad: 'yasak', gun: 'dün', kisiler: ['a'], fazla: 1 });
    expect(bad.error?.issues.map(({ path }) => path[0])).toEqual([
      'ad',
      'gun',
      'kisiler',
      undefined,
    ]);
  });

  it('leaves a real schema as it is', () => {
    const own = zod.string();
    expect(revived(own, zod)).toBe(own);
  });
});
