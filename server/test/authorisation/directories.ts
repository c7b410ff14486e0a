import { unique } from '../factories.ts';
import { everyRole, managersOnly, record, type Row } from './rows.ts';

const ofManagers = (input: Row['input']) =>
  everyRole(200, { temsilci: 403, foreignCompany: managersOnly, input });

/** Roles at nouns that the whole company shares. */
export const ofDirectories: Readonly<Record<string, Row>> = {
  'suppliers.list': everyRole(200),
  'suppliers.uses': everyRole(200, { foreignCompany: 404, input: record }),
  // An entry that is not the company's own is left out.
  'suppliers.export': everyRole(200, {
    foreignCompany: 200,
    input: ({ record_id }) => ({ body: { ids: [record_id] } }),
  }),
  'suppliers.create': everyRole(201, {
    foreignCompany: 409,
    input: ({ company_id }) => ({
      body: { tedarikci_adi: unique('Yeni tedarikçi'), company_id },
    }),
  }),
  'suppliers.update': everyRole(200, {
    temsilci: 403,
    foreignCompany: managersOnly,
    input: (target) => ({ ...record(target), body: { ulke: 'Türkiye' } }),
  }),
  'suppliers.delete': everyRole(200, {
    temsilci: 403,
    foreignCompany: managersOnly,
    input: record,
  }),
  'suppliers.restore': everyRole(200, {
    temsilci: 403,
    foreignCompany: managersOnly,
    input: record,
  }),
  'cookies.list': everyRole(200),
  // A cookie that is not the company's own is left out.
  'cookies.export': everyRole(200, {
    foreignCompany: 200,
    input: ({ record_id }) => ({ body: { ids: [record_id] } }),
  }),
  'cookies.add': everyRole(201, {
    temsilci: 403,
    foreignCompany: { danışman: 409, yönetici: 409, temsilci: 403 },
    input: ({ company_id }) => ({ body: { cerez_adi: unique('Yeni çerez'), company_id } }),
  }),
  'cookies.update': ofManagers((target) => ({ ...record(target), body: { ulke: 'Türkiye' } })),
  'cookies.delete': ofManagers(record),
  'cookies.restore': ofManagers(record),
};
