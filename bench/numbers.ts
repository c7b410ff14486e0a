/** The value below which `share` of the numbers lie. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** Two places behind the point. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
