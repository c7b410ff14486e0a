/** Where a warning's rule is listed with its article. */
export const ruleAddress = (title: string): string =>
  `/kurallar?${new URLSearchParams({ q: title })}`;
