import type pg from 'pg';
import type { FileStore } from '../platform/files/store.ts';
import type { Config } from '../platform/start/config.ts';

/** A sentence about the installation; a wrong one must be mended, a doubtful one be looked at. */
export type Finding = Readonly<{ state: 'ok' | 'doubtful' | 'wrong'; says: string }>;

export type Examined = Readonly<{
  config: Config;
  /** A connection of the owner to the database itself. */
  client: pg.ClientBase;
  files: FileStore;
  /** Nodes that serve, or will. */
  nodes: number;
  /** This machine's clock, in milliseconds since 1970. */
  now: () => number;
}>;

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const doubtful = (says: string): Finding => ({ state: 'doubtful', says });
export const wrong = (says: string): Finding => ({ state: 'wrong', says });
