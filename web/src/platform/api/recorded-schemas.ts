/**
 * Replaces zod in the contract's modules: the browser needs an endpoint's address at once, but its
 * schemas only where a form validates. Schemas are recorded here and built when zod has loaded;
 * otherwise every start would load zod.
 */
const RECORDED = Symbol('recorded');

type Make = (zod: unknown) => unknown;

const refuse = () => {
  throw new Error('a recorded schema checks nothing; make it first');
};

const makeOf = (value: unknown): unknown =>
  typeof value === 'function' ? Reflect.get(value, RECORDED) : undefined;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A recorded value, built with the real zod; any other value stays unchanged. */
export function revived(value: unknown, zod: unknown): unknown {
  const make = makeOf(value);
  if (typeof make === 'function') return Reflect.apply(make, undefined, [zod]);
  if (Array.isArray(value)) return value.map((one) => revived(one, zod));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, revived(one, zod)]));
}

function record(make: Make): unknown {
  const property = (name: string) => (zod: unknown) => {
    const owner = make(zod);
    const value: unknown = Reflect.get(Object(owner), name);
    return typeof value === 'function' ? (value.bind(owner) as unknown) : value;
  };
  return new Proxy(() => undefined, {
    get: (_, name) => {
      if (name === RECORDED) return make;
      // `await` would wait for an object with `then`.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return /parse/i.test(name) ? refuse : record(property(name));
    },
    // An empty list of names would be used silently: shipped and tested schemas would differ.
    ownKeys: () => {
      throw new Error('a recorded schema has no names; keep the object that it was made of');
    },
    apply: (_, __, given: unknown[]) =>
      record((zod) => {
        const called = make(zod);
        if (typeof called !== 'function') throw new Error('not a function of the validator');
        return Reflect.apply(called, undefined, revived(given, zod) as unknown[]);
      }),
  });
}

/** Replaces the validator, which the contract's modules import as `z`. */
export const z = record((zod) => zod);
