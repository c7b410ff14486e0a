import { z } from 'zod';
import { REGISTER_TYPES } from './records/registers.ts';
import { endpoint, oneOf } from './shared/endpoint.ts';

/** Company whose activities the inventory wizard offers (specification, sections 5 and 9). */
export const TEMPLATE_COMPANY_ID = 34;

const counts = z.record(z.enum(REGISTER_TYPES), z.number());
/** How many records of each register a person sees, by its name in change logs. */
export type InventoryCounts = z.output<typeof counts>;

export const inventory = {
  counts: endpoint({
    name: 'inventory.counts',
    summary: 'Envanterdeki kayıt sayıları / How many records each register holds',
    method: 'GET',
    path: '/api/envanter/sayilar',
    permission: 'processing-activities.read',
    answers: oneOf(counts),
  }),
};
