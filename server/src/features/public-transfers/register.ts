import { lawOfBody } from '@emanet/contract/lookups';
import { publicTransferRegister as shared } from '@emanet/contract/public-transfers';
import type { Values } from '@emanet/contract/records/fields';
import type { Register } from '../../records/register.ts';
import { stillMade } from '../../records/still-made.ts';
import { example } from './example.ts';

/** A new transfer rests on the law that transfers to its body usually rest on. */
const withUsualLaw = (values: Values): Values => ({
  ...stillMade(values),
  hukuki_dayanak: values.hukuki_dayanak ?? lawOfBody(String(values.kurum_adi)) ?? null,
});

/** Transfers to public bodies on the server. */
export const publicTransferRegister: Register = {
  ...shared,
  table: shared.tur,
  example,
  prefill: withUsualLaw,
};
