/** Invitations that another feature makes within its own transaction. */
export { addEach } from './representatives.ts';
export { administratorMail } from './emails.ts';
