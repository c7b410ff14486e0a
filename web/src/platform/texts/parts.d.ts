/** Texts of the start and all others of one file; see web/scripts/text-parts.ts. */
declare module '*.json?first' {
  const texts: object;
  export default texts;
}
declare module '*.json?rest' {
  const texts: object;
  export default texts;
}
