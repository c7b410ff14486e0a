import { describe, expect, it } from 'vitest';
import { endpoint } from '@emanet/contract/shared/endpoint';
import { requiredText } from '@emanet/contract/shared/primitives';
import { z } from 'zod';
import { partByPlace, problemsOf } from './problems.ts';

const add = endpoint({
  name: 'things.create',
  summary: 'A thing',
  method: 'POST',
  path: '/api/things',
  permission: 'public',
  body: z.strictObject({ ad: requiredText(5), gun: z.int().min(1) }),
  answers: z.object({}),
});

describe('what an endpoint would refuse', () => {
  it('is said by field in the words of the server', async () => {
    expect(await problemsOf(add, { ad: '  ', gun: 3 }, 'tr')).toEqual({
      ad: 'Bu alan boş bırakılamaz.',
    });
    expect(await problemsOf(add, { ad: 'uzunca', gun: 3 }, 'en')).toEqual({
      ad: 'At most 5 characters.',
    });
    expect(await problemsOf(add, { ad: 'kısa', gun: 3 }, 'tr')).toEqual({});
  });

  it('stands under its field when that is drawn, otherwise in the note', () => {
    expect(partByPlace({ ad: 'a', surum: 'b' }, ['ad', 'gun'])).toEqual({
      under: { ad: 'a' },
      homeless: ['surum: b'],
    });
  });
});
