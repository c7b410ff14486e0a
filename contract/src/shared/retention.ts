/** Days after which a contact form, or a request for an account, is removed. */
export const FORM_DAYS = 730;
