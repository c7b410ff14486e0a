import { everyRole, record, type Row } from './rows.ts';
import { unique } from '../factories.ts';

/** Saved views: everybody has their own; those of others are not there. */
export const ofSavedViews: Readonly<Record<string, Row>> = {
  'savedViews.list': everyRole(200, { input: () => ({ query: { tur: 'veri_harita' } }) }),
  'savedViews.save': everyRole(201, {
    input: () => ({
      body: {
        tur: 'veri_harita',
        ad: unique('Görünüm'),
        arama: '',
        sutunlar: null,
        paylasilan: false,
      },
    }),
  }),
  'savedViews.delete': everyRole(404, { input: record }),
  'savedViews.restore': everyRole(404, { input: record }),
};
