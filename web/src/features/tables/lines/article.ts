import { choiceOf } from '@emanet/contract/lookups';
import type { Named } from '@emanet/contract/tables';

/** The article that a legal basis stands in, such as "5/2-ç". */
export const articleOf = ({ kod }: Named): string => choiceOf('isleme_sarti', kod)?.article ?? kod;
