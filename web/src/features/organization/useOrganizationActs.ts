import { useCallback, useMemo } from 'react';
import {
  organization,
  type DepartmentCounts,
  type Representative,
} from '@emanet/contract/organization';
import { sentence, type SentenceKey } from '@emanet/contract/shared/sentences';
import { useChanged } from '../../nouns/read.ts';
import { ApiError, call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { notify } from '../../platform/notify.tsx';

const BELOW_SERVER_FAULTS = 500;

type Flags = Partial<Pick<Representative, 'varlik_sorumlusu' | 'egitim_sorumlusu'>>;

/** Acts on departments and people at a press; deleting one offers to undo it. */
export function useOrganizationActs() {
  const { t, lang } = useTranslation();
  const saved = useChanged('organization');

  /** The server's sentence when it has one, else that of the specification. */
  const sentenceOf = useCallback(
    (error: unknown, key: SentenceKey): string => {
      if (!(error instanceof ApiError)) throw error;
      const said = error.status > 0 && error.status < BELOW_SERVER_FAULTS;
      return said ? error.message : sentence(key)[lang];
    },
    [lang],
  );

  return useMemo(() => {
    const at = (id: number) => ({ params: { id: String(id) } });
    const told = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    };

    /** Stores a flag; the switch that calls it goes back when this throws. */
    async function setFlag({ user_id }: Representative, flags: Flags): Promise<void> {
      await call(organization.updateRepresentative, { ...at(user_id), body: flags });
      saved();
    }

    /** Adds a department; gives the sentence of what went wrong, and nothing when it went well. */
    async function addDepartment(department_name: string): Promise<string | undefined> {
      const sent = { body: { department_name }, idempotencyKey: newKey() };
      try {
        notify.success((await call(organization.addDepartment, sent)).message);
      } catch (error) {
        return sentenceOf(error, 'departmentAddFailed');
      } finally {
        saved();
      }
      return undefined;
    }

    async function bringBack(name: string): Promise<void> {
      const problem = await addDepartment(name);
      if (problem) notify.error(problem);
    }

    async function removeDepartment(one: DepartmentCounts): Promise<void> {
      const name = one.department_name;
      try {
        const { message } = await call(organization.deleteDepartment, at(one.department_id));
        notify.success(message, { undo: () => void bringBack(name) });
      } catch (error) {
        told(error);
      } finally {
        saved();
      }
    }

    async function welcomeBack(one: Representative): Promise<void> {
      const { fullname, email, departments: department_id } = one;
      const { varlik_sorumlusu, egitim_sorumlusu } = one;
      const body = { fullname, email, department_id, varlik_sorumlusu, egitim_sorumlusu };
      try {
        await call(organization.addRepresentative, { body, idempotencyKey: newKey() });
        notify.success(t('organization.personBack', { name: fullname || email }));
      } catch (error) {
        notify.error(sentenceOf(error, 'representativeAddFailed'));
      } finally {
        saved();
      }
    }

    async function removePerson(one: Representative): Promise<void> {
      try {
        const { message } = await call(organization.deleteRepresentative, at(one.user_id));
        // Nobody can be added without a name and a department.
        const whole = one.fullname !== '' && one.departments.length > 0;
        notify.success(message, whole ? { undo: () => void welcomeBack(one) } : {});
      } catch (error) {
        told(error);
      } finally {
        saved();
      }
    }

    return { setFlag, addDepartment, removeDepartment, removePerson };
  }, [t, sentenceOf, saved]);
}

export type OrganizationActs = ReturnType<typeof useOrganizationActs>;
