import { changeLogs, MOST_ACTS, type Act, type ChangedField } from '@emanet/contract/change-logs';
import { REGISTERS } from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import type { TFunction } from 'i18next';
import { useInfiniteQuery } from '@tanstack/react-query';
import { nounKey } from '../../nouns/keys.ts';
import { call } from '../../platform/api/client.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { useCompanyId } from '../query-keys.ts';
import { labelsOf } from '../register.ts';

/** /son-islemler?islem=…: the page that reverts the act of a log entry. */
export const actsAddress = (entry: number): string => `/son-islemler?islem=${entry}`;

/** Acts of the company by page, the newest first; or only the act of an entry. */
export function useActs(entry: number | undefined) {
  const company = useCompanyId();
  const lang = useLanguage();
  return useInfiniteQuery({
    queryKey: [...nounKey(company, 'changeLogs'), 'acts', lang, entry],
    queryFn: async ({ signal, pageParam }) => {
      const { data } = await call(changeLogs.acts, {
        params: { companyId: String(company) },
        query: { lang, ...(entry !== undefined && { islem: String(entry) }), ...pageParam },
        signal,
      });
      return data;
    },
    initialPageParam: {},
    getNextPageParam: (last) => {
      const oldest = last.length < MOST_ACTS ? undefined : last.at(-1);
      return oldest && { oncesi: String(oldest.id) };
    },
  });
}

/** Kind of an act: many additions are an import, and a revert is its own kind. */
const deedOf = ({ islemler, geri_alan }: Act) =>
  geri_alan
    ? 'takenBack'
    : islemler.includes('silme')
      ? 'deleted'
      : islemler.includes('ekleme')
        ? 'imported'
        : 'changed';

export function fieldsIn({ tur }: Act, fields: readonly string[], lang: Language): string {
  const register = REGISTERS.find((one) => one.tur === tur);
  return register ? labelsOf(register, fields, lang) : '';
}

/** Names fields of a register that an undo did not give back; of other nouns the missing names. */
export function notBackIn(act: Act, fields: readonly ChangedField[], lang: Language): string {
  const missing = fields.flatMap(({ eski, yeni }) => {
    const now = [yeni].flat();
    return [eski]
      .flat()
      .flatMap((one) => (typeof one === 'string' && !now.includes(one) ? one : []));
  });
  const names = [...new Set(fields.map(({ alan }) => alan))];
  return fieldsIn(act, names, lang) || [...new Set(missing)].join(', ');
}

/** An act in words: its kind, the number of records, and the field. */
export function actText(act: Act, t: TFunction, lang: Language): string {
  const { sayi: count, alanlar, adlar } = act;
  const text = t(`acts.deeds.${deedOf(act)}`, { count });
  const field = fieldsIn(act, alanlar.slice(0, 1), lang);
  if (field && deedOf(act) === 'changed') return `${text}: ${field}`;
  return count === 1 && adlar[0] ? `${text}: ${adlar[0]}` : text;
}
