import type { LoggedType } from '@emanet/contract/change-logs';
import type { RegisterType } from '@emanet/contract/records/registers';
import { reversibleActions } from './features/actions/actions.ts';
import { reversibleBreaches } from './features/breaches/breaches.ts';
import { cookieVerbs } from './features/cookies/cookies.ts';
import { reversibleDocuments } from './features/documents/documents.ts';
import { supplierVerbs } from './features/suppliers/suppliers.ts';
import { reversibleSessions } from './features/training/training.ts';
import type { Reversible } from './nouns/noun.ts';

/**
 * Nouns with a drawer that are no register, by their name in the change log. One line here, and a
 * noun's changes can be taken back, `verify-log` compares its rows with its entries, and they move
 * with a department that is merged where a field names one.
 */
export const nounsOfFeatures = {
  aksiyonlar: reversibleActions,
  dokumanlar: reversibleDocuments,
  cerezler: cookieVerbs.reversible,
  tedarikci_listesi: supplierVerbs.reversible,
  veri_ihlalleri: reversibleBreaches,
  egitim_oturumlari: reversibleSessions,
} as const satisfies Readonly<Record<Exclude<LoggedType, RegisterType>, Reversible>>;

/** Nouns of features whose rows have a department. */
export const nounsOfDepartments: readonly Reversible[] = Object.values(nounsOfFeatures).filter(
  ({ fields }) => fields.some(({ name }) => name === 'department_id'),
);
