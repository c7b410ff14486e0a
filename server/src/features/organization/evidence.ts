import { labelOf } from '@emanet/contract/shared/labels';
import { sql } from 'kysely';
import { listPapers, type EvidencePart } from '../../records/evidence/papers.ts';
import { organizationSheets } from './sheet.ts';

const DEPARTMENTS = labelOf('fields.departments');
const PEOPLE = labelOf('organization.sides.temsilciler');

/** Departments, and the people who represent them. */
export const organizationEvidence: EvidencePart = {
  section: 'varliklar',
  count: ({ company_id }) =>
    sql`(select count(*)::int from departments t where t.company_id = ${company_id})`,
  async *papers(of) {
    const read = async () => organizationSheets(of.services, of.scope, of.lang);
    yield* listPapers(of, DEPARTMENTS[of.lang], async () => (await read())[0]);
    yield* listPapers(of, PEOPLE[of.lang], async () => (await read())[1]);
  },
};
