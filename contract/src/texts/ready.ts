import ready from '../data/texts/ready.json' with { type: 'json' };

/** Sentences that texts often need and no field of the register gives; a person chooses them. */
export const READY_SENTENCES: readonly Readonly<{ k: string; tr: string; en: string }>[] =
  ready.items;
