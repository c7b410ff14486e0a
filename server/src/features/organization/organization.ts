/** Invitations that another feature makes within its own transaction. */
export { addEach } from './representatives.ts';
export { invite } from './invitations.ts';
export { administratorMail } from './emails.ts';
/** Departments, as the change log takes their changes back. */
export { reversibleDepartments } from './departments.ts';
