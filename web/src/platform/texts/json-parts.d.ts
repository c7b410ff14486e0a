/** English names and notes of a list of the registry; see web/scripts/lean-contract.ts. */
declare module '*.json?en' {
  const texts: object;
  export default texts;
}

/** Its Turkish notes. */
declare module '*.json?notes' {
  const texts: object;
  export default texts;
}
