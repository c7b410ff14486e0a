import pg from 'pg';

/** A connection outside the pools, closed at the end of its block: `await using client = …`. */
export async function connected(options: string | pg.ClientConfig) {
  const client = new pg.Client(options);
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}
