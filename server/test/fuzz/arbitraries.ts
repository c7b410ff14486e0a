import fc from 'fast-check';

/** A JSON Schema of the OpenAPI document, as far as requests are made from it. */
export type Schema = Readonly<{
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}>;

/** Values that exist, by the name of a field or parameter. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const LONGEST = 300;
const MOST_ITEMS = 5;

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: LONGEST }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '%',
    '../',
    '=1+1',
    'İ'.repeat(200),
    '2026-02-30',
    '-1',
    '1e9',
  ),
);
/** Anything at all, in the place of a value that would fit. */
const anything = fc.oneof(texts, fc.jsonValue({ maxDepth: 2 }));

const FORMATS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  date: fc
    .date({ min: new Date('1899-01-01'), max: new Date('2201-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  email: fc.emailAddress(),
  uuid: fc.uuid(),
};

function textOf(schema: Schema): fc.Arbitrary<unknown> {
  const known = FORMATS[schema.format ?? ''];
  if (known) return known;
  if (schema.pattern) {
    try {
      return fc.stringMatching(new RegExp(schema.pattern, 'u'));
    } catch {
      // A pattern that fast-check cannot turn round.
      return texts;
    }
  }
  const { minLength = 0, maxLength = LONGEST } = schema;
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, LONGEST) });
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valueOf(one, known, name)]),
  );
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

function fitting(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => fitting(one, known, name)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer': {
      const { minimum = -(2 ** 31), maximum = 2 ** 53 - 1 } = schema;
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    }
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = MOST_ITEMS } = schema;
      const maxLength = Math.max(minItems, Math.min(maxItems, MOST_ITEMS));
      return fc.array(valueOf(items, known, name), { minLength: minItems, maxLength });
    }
    case 'object':
      return objectOf(schema, known);
    default:
      return anything;
  }
}

/** Mostly a value that fits, of things that exist where the name is known; now and then anything. */
export function valueOf(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const existing = known[name];
  return fc.oneof(
    { weight: 12, arbitrary: fitting(schema, known, name) },
    { weight: 1, arbitrary: anything },
    ...(existing ? [{ weight: 12, arbitrary: fc.constantFrom(...existing) }] : []),
  );
}

/** A value as it stands in an address or in a field of a form. */
export const text = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? null)).toWellFormed();
