import { sql } from 'kysely';
import type { Queries } from '../db.ts';
import { seal, unseal, type CompanyPurpose } from './seal.ts';
import { newToken } from './tokens.ts';

/** Seals texts of one company with its own key, and opens them; also those of before it had one. */
export type CompanySeal = Readonly<{
  seal: (purpose: CompanyPurpose, text: string) => Buffer;
  open: (purpose: CompanyPurpose, sealed: Buffer) => string;
}>;

type Secret = Readonly<{ SECRET: string }>;

/** A new key as it is kept: random, and sealed with `SECRET`. */
export const newCompanyKey = ({ SECRET }: Secret) => seal(SECRET, 'company-key', newToken());

/** The seal of a company with its stored key; null for a company that has sealed no text yet. */
export function companySeal({ SECRET }: Secret, kept: Buffer | null): CompanySeal {
  const key = kept === null ? undefined : unseal(SECRET, 'company-key', kept);
  return {
    seal: (purpose, text) => seal(key ?? SECRET, purpose, text),
    open: (purpose, sealed) => {
      try {
        if (key !== undefined) return unseal(key, purpose, sealed);
      } catch {
        // Sealed before the company had a key.
      }
      return unseal(SECRET, purpose, sealed);
    },
  };
}

async function kept(tx: Queries, fresh: Buffer | null): Promise<Buffer | null> {
  const { rows } = await sql<{ kept: Buffer | null }>`select company_key(${fresh}) as kept`.execute(
    tx,
  );
  return rows[0]?.kept ?? null;
}

/** The seal of the transaction's company, for opening: in a transaction that only reads, too. */
export const openingSeal = async (tx: Queries, config: Secret): Promise<CompanySeal> =>
  companySeal(config, await kept(tx, null));

/** The seal of the transaction's company, for sealing: its key is made with the first text. */
export const sealingSeal = async (tx: Queries, config: Secret): Promise<CompanySeal> =>
  companySeal(config, await kept(tx, newCompanyKey(config)));
