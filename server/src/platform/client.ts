import pg from 'pg';

/** A connection beside the pools, ended with the block that holds it: `await using client = …`. */
export async function connected(options: string | pg.ClientConfig) {
  const client = new pg.Client(options);
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}
