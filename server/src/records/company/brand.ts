import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { keptKey, selectFile } from '../../platform/files/rows.ts';
import type { Services } from '../../platform/services.ts';

/** Look of a company's files: its logo, a PNG, and the colour of headings; `of` identifies it. */
export type Brand = Readonly<{ logo?: Buffer; color?: string; of: string }>;

/** The company's own look; a company without logo and colour has that of the house. */
export async function brandOf(
  { db, files }: Pick<Services, 'db' | 'files'>,
  company_id: number,
): Promise<Brand> {
  const { rows } = await sql<{ logo: string | null; renk: string | null }>`
    select logo, renk from text_look(${company_id})`.execute(db.identity);
  const { logo = null, renk = null } = rows[0] ?? {};
  const file = logo ? await selectFile(db, logo.split('/').at(-1) ?? '') : undefined;
  const fits = file && ['image/png', 'image/jpeg'].includes(file.tur);
  return {
    of: `${logo} ${renk}`,
    ...(fits && { logo: await buffer(await files.read(keptKey(file.company_id, file.id))) }),
    ...(renk && { color: legible(renk) }),
  };
}

const LEAST_CONTRAST = 4.5;

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((one) => {
    const part = one / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The colour, darkened until it can be read on white paper. */
export function legible(color: string): string {
  let channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  while (1.05 / (luminance(channels) + 0.05) < LEAST_CONTRAST)
    channels = channels.map((one) => Math.floor(one * 0.92));
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
