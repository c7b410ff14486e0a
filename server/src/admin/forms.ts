import type { Queries } from '../platform/db.ts';
import { table } from './table.ts';

/** Contact forms, newest first; `all` shows what was probably sent by machines too. */
export async function listForms(db: Queries, all: boolean): Promise<string> {
  const forms = await db
    .selectFrom('public_forms')
    .selectAll()
    .$if(!all, (query) => query.where('supheli', '=', false))
    .orderBy('id', 'desc')
    .execute();
  const rows = forms.map((form) => [
    String(form.id),
    form.tarih.slice(0, 16).replace('T', ' '),
    form.fullname,
    form.email,
    form.tel,
    form.company,
    form.country,
    form.position,
    form.data_privacy,
    form.return_contact,
    form.supheli ? 'machine?' : '',
  ]);
  const headings = ['ID', 'SENT (UTC)', 'NAME', 'E-MAIL', 'PHONE', 'COMPANY', 'COUNTRY'];
  return table([...headings, 'RESPONSIBLE', 'ABOUT', 'ANSWER BY', ''], rows);
}
