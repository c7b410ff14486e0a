import { z } from 'zod';
import { endpoint, oneOf } from './shared/endpoint.ts';

/** Company whose activities the inventory wizard offers (specification, sections 5 and 9). */
export const TEMPLATE_COMPANY_ID = 34;

const counts = z.object({
  veri_harita: z.number(),
  veri_aktarim: z.number(),
  diger_aktarim: z.number(),
  varlik_listesi: z.number(),
});
/** How many records of each register a person sees, by its name in change logs. */
export type InventoryCounts = z.output<typeof counts>;

export const inventory = {
  counts: endpoint({
    name: 'inventory.counts',
    summary: 'Envanterdeki kayıt sayıları / How many records each register holds',
    method: 'GET',
    path: '/api/envanter/sayilar',
    permission: 'activities.read',
    answers: oneOf(counts),
  }),
};
