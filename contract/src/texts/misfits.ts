import { isEmpty, type Values } from '../records/fields.ts';
import { contradictsRole } from '../records/rules/standard-contract-rules.ts';
import { kindOf, type TextKind } from './kinds.ts';

const MECHANISM = 'standart_sozlesme';

/** Fields of a transfer that speak against a standard contract of a kind; none against other texts. */
export function misfits(kind: TextKind, transfer: Values) {
  const { contract } = kindOf(kind);
  if (!contract) return [];
  const against = {
    yurt_disi_aktarim: transfer.yurt_disi_aktarim !== true,
    yurt_disi_mekanizma: transfer.yurt_disi_mekanizma !== MECHANISM,
    standart_sozlesme_turu: transfer.standart_sozlesme_turu !== contract,
    veri_isleyen_rolu: contradictsRole({ ...transfer, standart_sozlesme_turu: contract }),
  } as const;
  return FIELDS.filter((field) => against[field]);
}
const FIELDS = [
  ...(['yurt_disi_aktarim', 'yurt_disi_mekanizma'] as const),
  ...(['standart_sozlesme_turu', 'veri_isleyen_rolu'] as const),
] as const;

/** Can a contract of this kind fit the transfer, once the open fields of its record are answered? */
export const mayFit = (kind: TextKind, transfer: Values): boolean =>
  misfits(kind, transfer).every((field) => isEmpty(transfer[field]));
