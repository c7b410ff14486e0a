import type { Config } from '../start/config.ts';
import { localStore } from './local-store.ts';
import type { FileStore } from './store.ts';

/** Opens the store that the settings name; what S3 needs is loaded only where it is used. */
export async function openStore(config: Config): Promise<FileStore> {
  if (!config.S3_BUCKET) return localStore(config.DATA_DIR);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(config);
}
