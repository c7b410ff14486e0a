import type { Values } from '@emanet/contract/records/fields';

/** A new transfer is still made unless it says otherwise. */
export const stillMade = (values: Values): Values => ({
  ...values,
  aktarim_durumu: values.aktarim_durumu ?? 'suruyor',
});
