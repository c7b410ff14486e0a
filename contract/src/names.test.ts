import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';

type Leaf = Readonly<{ path: string; schema: z.ZodType }>;

/** The schemas of the texts of a body, through objects, lists, unions and transforms. */
function textsIn(schema: unknown, path: string): Leaf[] {
  if (schema instanceof z.ZodString) return [{ path, schema }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, one]) => textsIn(one, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return textsIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => textsIn(one, path));
  if (schema instanceof z.ZodPipe) return textsIn(schema.in, path);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return textsIn(schema.unwrap(), path);
  return [];
}

const texts = endpoints.flatMap(({ name, body }) => textsIn(body, name));
/** Fields that name something or somebody, in the spellings of the wire. */
const NAMES =
  /(^|[._])(ad|adi|ad_soyad|isim|ismi|name|fullname|unvan|baslik|konu|egitmen|yetkili|kisi)(\[\])?$/;

describe('the texts of every call', () => {
  it('are found, names among them', () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter(({ path }) => NAMES.test(path)).length).toBeGreaterThan(60);
  });

  it.each(['\u200B', '\u3164', '\u202E', '\u2800', '\u2066\u2069', '\uFE0F', '\u00AD \u2060'])(
    'take no %j where they take no empty text',
    (invisible) => {
      const taken = texts.filter(
        ({ schema }) => !schema.safeParse('').success && schema.safeParse(invisible).success,
      );
      expect(taken.map(({ path }) => path)).toEqual([]);
    },
  );

  it('lose the marks that reorder a name', () => {
    const kept = texts
      .filter(({ path }) => NAMES.test(path))
      .filter(({ schema }) =>
        /[\u202A-\u202E\u2066-\u2069]/.test(String(schema.safeParse('Ay\u202Eşe\u2066').data)),
      );
    expect(kept.map(({ path }) => path)).toEqual([]);
  });
});
