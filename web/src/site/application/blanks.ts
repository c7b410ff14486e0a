/** Placeholders in the built pages of an application form for the company's data. */
export const BLANKS = {
  company: '__COMPANY__',
  logo: '__LOGO__',
  here: '__HERE__',
  slug: '__SLUG__',
  post: '__POST_ADDRESS__',
  kep: '__KEP_ADDRESS__',
  token: '__TOKEN__',
  email: '__EMAIL__',
  minutes: '__MINUTES__',
  hours: '__HOURS__',
  wait: '__WAIT__',
  message: '__MESSAGE__',
  number: '__NUMBER__',
  came: '__CAME__',
  lastDay: '__LAST_DAY__',
  applicant: '__APPLICANT__',
  rights: '__RIGHTS__',
  files: '__FILES__',
  pdf: '__PDF__',
  state: '__STATE__',
} as const;

/** Placeholder for the sentence that says why a form was refused. */
export const ALERT = '__alert__';

/** A text with its `{places}` filled in. */
export const put = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
