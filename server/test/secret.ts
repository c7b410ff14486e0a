/** All suites share one outbox, whose mails are sealed with it. */
export const SECRET = 'a secret of tests, long enough to be one';
