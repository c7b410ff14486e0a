/** Invitations that another feature makes within its own transaction. */
export { addEach } from './representatives.ts';
export { invite } from './invitations.ts';
export { administratorMail } from './emails.ts';
/** Departments, for reverts by the change log. */
export { reversibleDepartments } from './departments.ts';
