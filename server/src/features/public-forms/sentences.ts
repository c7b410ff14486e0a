import { serverTexts } from '@emanet/contract/locales/server-texts';

export const SAYS = serverTexts((all) => all.publicForms.done);
