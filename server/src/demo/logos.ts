import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPANIES } from './companies.ts';

const SOURCE = join(import.meta.dirname, 'logos');

/** Where a logo is answered; see `companies.logoFile` in the contract. */
export const logoAddress = (file: string) => `/api/files/logos/${file}`;

/** Lays the demo's logos where those that people upload will lie. */
export async function keepLogos(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'files', 'logos');
  await mkdir(folder, { recursive: true });
  await Promise.all(COMPANIES.map(({ logo }) => copyFile(join(SOURCE, logo), join(folder, logo))));
}
