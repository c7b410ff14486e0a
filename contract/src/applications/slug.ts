import { z } from 'zod';

/** Name of a company in the address of its application form: Latin letters, digits, single hyphens. */
export const formSlug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
