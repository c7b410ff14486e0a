import {
  organization,
  type DepartmentCounts,
  type Representative,
} from '@emanet/contract/organization';
import { useCallback } from 'react';
import { failureText, useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { ApiError } from '../../platform/api/client.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { useTranslation } from '../../platform/i18n.ts';

type Flags = Partial<Pick<Representative, 'varlik_sorumlusu' | 'egitim_sorumlusu'>>;
type Flagged = Readonly<{ user_id: number; flags: Flags }>;

const namedDepartment = (department_name: string) => ({
  body: { department_name },
  idempotencyKey: newKey(),
});
/** Acts on departments and people at a press; a deletion has an undo. */
export function useOrganizationActs() {
  const { t, lang } = useTranslation();
  const { mutateAsync: storeFlags } = useAct(organization.updateRepresentative, {
    parts: ({ user_id, flags }: Flagged) => ({ ...at(user_id), body: flags }),
    onError: () => undefined,
  });
  const { mutateAsync: storeDepartment } = useAct(organization.addDepartment, {
    parts: namedDepartment,
    told: 'message',
    onError: () => undefined,
  });
  const bringBack = useAct(organization.restoreDepartment, {
    parts: at,
    told: 'message',
    failed: 'departmentAddFailed',
  });
  const removeDepartment = useAct(organization.deleteDepartment, {
    parts: ({ department_id }: DepartmentCounts) => at(department_id),
    told: ({ message }, one) => [message, () => bringBack.mutate(one.department_id)],
  });
  const welcomeBack = useAct(organization.restoreRepresentative, {
    parts: at,
    told: ({ data: { fullname, email }, message, donmeyen }) =>
      donmeyen?.length ? message : t('organization.personBack', { name: fullname || email }),
    failed: 'representativeAddFailed',
  });
  const removePerson = useAct(organization.deleteRepresentative, {
    parts: ({ user_id }: Representative) => at(user_id),
    told: ({ message }, { user_id, departments }) =>
      // A person without a department cannot be restored.
      departments.length > 0 ? [message, () => welcomeBack.mutate(user_id)] : message,
  });
  return {
    removeDepartment,
    removePerson,
    /** Stores a flag; the calling switch returns to its state when this throws. */
    setFlag: useCallback(
      ({ user_id }: Representative, flags: Flags) => storeFlags({ user_id, flags }),
      [storeFlags],
    ),
    /** Adds a department; returns the sentence of a failure, else undefined. */
    addDepartment: async (name: string): Promise<string | undefined> => {
      try {
        await storeDepartment(name);
        return undefined;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return failureText(error, 'departmentAddFailed', lang);
      }
    },
  };
}

export type OrganizationActs = ReturnType<typeof useOrganizationActs>;
