import { training } from '@emanet/contract/training';
import { videos } from '@emanet/contract/videos';
import { useAct } from '../../nouns/act.ts';
import { at, useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCompany } from '../../platform/session/session.tsx';

/** Interval at which the list is read while mails are being sent. */
const SOON_MS = 2000;

const useOfCompany = () => ({ params: { companyId: String(useCompany().company_id) } });

/** The invitations of the company. */
export const useInvitations = () =>
  useRead(training.list, useOfCompany(), {
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ sirada }) => sirada) ? SOON_MS : false,
  });

/** Departments that can be invited: all of the company, for a training officer too. */
export const useTrainingDepartments = () => useRead(training.departments);

/** The videos in the order in which they are watched. */
export const useVideos = () => useRead(videos.list, useOfCompany());

/** How much of its storage the company's videos take. */
export const useVideoStorage = () => useRead(videos.storage);

export const useQuestions = () => useRead(training.questions);

export const useTrainingSettings = () => useRead(training.settings);

/** Sends, deletes, and undoes that; each act reports its result. */
export function useInvitationActs() {
  const { t } = useTranslation();
  const { company_id } = useCompany();
  const restore = useAct(training.restoreMany, {
    parts: (ids: number[]) => ({ body: { ids, company_id } }),
    told: ({ data, message }) =>
      data.atlanan.length > 0 ? message : t('training.restored', { count: data.sayi }),
  });
  const remove = useAct(training.deleteMany, {
    parts: (ids: number[]) => ({ body: { ids, company_id } }),
    told: ({ data }, ids) => [
      t('training.deleted', { count: data.sayi }),
      () => restore.mutate(ids),
    ],
  });
  const send = useAct(training.sendMail, {
    parts: (ids?: number[]) => ({ body: { company_id, ...(ids && { ids }) } }),
    told: ({ data }) => t('training.sent', { count: data.sayi }),
  });
  const grant = useAct(training.grantTries, { parts: at, told: 'message' });
  const confirm = useAct(training.confirmPassed, { parts: at, told: 'message' });
  const link = useAct(training.link, {
    parts: at,
    told: ({ data }) => {
      void navigator.clipboard.writeText(data.baglanti);
      return t('training.linkCopied');
    },
  });
  return { send, remove, grant, confirm, link };
}
