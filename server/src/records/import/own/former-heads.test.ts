import { fieldLabel, labelledFields } from '@emanet/contract/records/labels';
import { REGISTER_NOUNS } from '@emanet/contract/records/registers';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { expect, it } from 'vitest';
import { FORMER_HEADS } from './former-heads.ts';
import { headKey, registerHeads } from '../heads.ts';

it.each(REGISTER_NOUNS)('lead to fields of the register, past no head of today: %s', (noun) => {
  const { heads } = registerHeads(noun);
  const names = labelledFields(noun);
  const today = LANGUAGES.flatMap((lang) => names.map((name) => fieldLabel(noun, name, lang)));
  for (const [head, name] of Object.entries(FORMER_HEADS[noun] ?? {})) {
    expect(names).toContain(name);
    expect(today).not.toContain(head);
    expect(heads.get(headKey(head)), head).toBe(name);
  }
});
