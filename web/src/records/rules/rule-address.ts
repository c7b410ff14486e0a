/** Address of a warning's rule with its article. */
export const ruleAddress = (title: string): string =>
  `/kurallar?${new URLSearchParams({ q: title })}`;
