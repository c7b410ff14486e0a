/** Company whose activities the inventory wizard offers (specification, sections 5 and 9). */
export const TEMPLATE_COMPANY_ID = 34;
