import { useSearchParams } from 'react-router';

/** One of several values, kept in the address under `name`; the first is the default. */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (next: Value) => void] {
  const [params, setParams] = useSearchParams();
  const said = params.get(name);
  const value = values.find((one) => one === said) ?? values[0];
  const choose = (next: Value) =>
    setParams(
      (before) => {
        if (next === values[0]) before.delete(name);
        else before.set(name, next);
        return before;
      },
      { replace: true },
    );
  return [value, choose];
}
