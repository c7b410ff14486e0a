import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { inputProblems } from './shared/input-sentences.ts';

/** The objects of a body: its own, those of its alternatives, and those behind a transform. */
function objectsOf(schema: unknown): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(objectsOf);
  if (schema instanceof z.ZodPipe) return objectsOf(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return objectsOf(schema.unwrap());
  return [];
}

/** Fields of the bodies that an empty input leaves unanswered, by endpoint and name. */
const required = endpoints.flatMap(({ name, body }) =>
  objectsOf(body).flatMap((object) =>
    Object.entries(object.shape).flatMap(([field, schema]) =>
      schema instanceof z.ZodType && !schema.safeParse(undefined).success
        ? [{ name, field, schema }]
        : [],
    ),
  ),
);

const BLANKS = [undefined, null, '', '  ', [], Number.NaN];

describe('an empty input of a required field', () => {
  test('is looked at in the bodies of every feature', () => {
    expect(required.length).toBeGreaterThan(200);
  });

  test.each(['tr', 'en'] as const)('is told that it is required (%s)', (language) => {
    const sentence = { tr: 'Bu alan boş bırakılamaz.', en: 'This field must not be empty.' }[
      language
    ];
    const wrong = required.flatMap(({ name, field, schema }) =>
      BLANKS.flatMap((value) => {
        const { error } = z
          .object({ [field]: schema })
          .safeParse({ [field]: value }, { reportInput: true });
        // A field may take an empty text or list as its answer.
        const said = error && inputProblems(error.issues, language)[field];
        return said === undefined || said === sentence ? [] : [{ name, field, value, said }];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
