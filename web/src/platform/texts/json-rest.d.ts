/** English names and notes of a list of the registry; see web/scripts/lean-contract.ts. */
declare module '*.json?rest' {
  const texts: object;
  export default texts;
}
