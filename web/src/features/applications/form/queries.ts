import { useQuery } from '@tanstack/react-query';
import { applicationForm } from '@emanet/contract/applications/form';
import { call } from '../../../platform/api/client.ts';
import { useLanguage } from '../../../platform/i18n.ts';

/** Data of the form at an address. */
export function useFormOf(slug: string) {
  const lang = useLanguage();
  return useQuery({
    queryKey: ['application-form', slug, lang],
    queryFn: async ({ signal }) =>
      (await call(applicationForm.read, { params: { slug }, signal })).data,
    retry: false,
  });
}

/** The receipt that a token leads to. */
export function useReceipt(token: string) {
  const lang = useLanguage();
  return useQuery({
    queryKey: ['application-receipt', token, lang],
    queryFn: async ({ signal }) =>
      (await call(applicationForm.receipt, { params: { token }, signal })).data,
    retry: false,
  });
}
