import type { EvidenceSection } from '@emanet/contract/evidence';
import type { MachineTables } from '../company/machine-tables.ts';

/** Description that an evidence file holds of itself, of which the seal is made. */
export type EvidenceManifest = Readonly<{
  format: 2;
  made: string;
  /** Address of the installation that made it. */
  installation: string;
  company: Readonly<{ company_id: number; company_name: string }>;
  /** The day at whose end it shows the company; null for the moment of its making. */
  day: string | null;
  sections: readonly EvidenceSection[];
  departments: readonly number[];
  /** Are names of people printed in full? */
  open: boolean;
  by: string;
  reason: string | null;
  /** Last entry of the change log that it seals. */
  chain: Readonly<{ son_id: number; ozet: string }> | null;
  /** Entry by the number of the uploaded file that it is. */
  stored: Readonly<Record<string, string>>;
  /** Files that a row names and the store has lost. */
  missing: readonly string[];
  /** SHA-256 of each entry but this one and the seal. */
  digests: Readonly<Record<string, string>>;
}> &
  Partial<MachineTables>;

export const MANIFEST = 'manifest.json';
/** The seal: the public key, and its signature of the digest of the description. */
export const SEAL = 'muhur.json';
/** The script that verifies a file without this installation. */
export const VERIFIER = 'dogrula.mjs';
