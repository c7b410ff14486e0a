/** Settings of a process that a test starts: none of its own but the path, and what Node has compiled. */
export const CHILD_ENV = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
