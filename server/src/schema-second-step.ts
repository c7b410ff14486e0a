import type { Generated, GeneratedAlways } from 'kysely';

/** Tables of the second step at sign-in. */
export type SecondStepTables = {
  passkeys: {
    passkey_id: GeneratedAlways<number>;
    user_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    ad: string;
    eklenme_tarihi: Generated<string>;
    son_kullanim: string | null;
  };
  authenticator_apps: {
    user_id: number;
    secret: Buffer | null;
    /** A secret that no code has confirmed yet. */
    pending: Buffer | null;
    last_step: Generated<number>;
    eklenme_tarihi: string | null;
  };
  recovery_codes: { code_hash: Buffer; user_id: number };
  second_steps: { token_hash: Buffer; user_id: number; tries_left: number; expires_at: string };
  passkey_challenges: { challenge_hash: Buffer; user_id: number | null; expires_at: string };
};
