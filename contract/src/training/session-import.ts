import type { Field } from '../records/fields.ts';
import { nounImportEndpoints } from '../records/import-endpoints.ts';
import { endpoint, endpointsOf, rowsAsSheet } from '../shared/endpoint.ts';
import { LONGEST_MINUTES, type TrainingSession } from './sessions.ts';

type SessionField = keyof Pick<
  TrainingSession,
  'konu' | 'tarih' | 'dakika' | 'yer' | 'egitmen' | 'sinav'
>;

/** Fields that a person fills in of a session in a room, in the order of its sheet. */
// prettier-ignore
export const SESSION_FIELDS: readonly (Field & Readonly<{ name: SessionField }>)[] = [
  { name: 'konu', section: '', control: 'text', max: 200, required: true },
  { name: 'tarih', section: '', control: 'date', required: true },
  { name: 'dakika', section: '', control: 'number', most: LONGEST_MINUTES, required: true },
  { name: 'yer', section: '', control: 'text', max: 200, required: true },
  { name: 'egitmen', section: '', control: 'text', max: 200, required: true },
  { name: 'sinav', section: '', control: 'boolean' },
];

/** Sessions as a sheet, and the import of it, without the people on their lists. */
export const sessionImport = endpointsOf('training', {
  ...nounImportEndpoints({
    title: 'Yüz yüze oturumlar / Sessions in a room',
    base: '/api/farkindalik-egitimi/oturum-listesi',
    write: 'training.write',
  }),
  exportSessions: endpoint({
    ...rowsAsSheet,
    summary: 'Oturumları Excel’e aktar / Sessions as a sheet',
    path: '/api/farkindalik-egitimi/oturum-listesi/export',
    permission: 'training.read',
  }),
});
