import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { dayOf } from '@emanet/contract/shared/time/today';
import { disposition } from '../../platform/http/disposition.ts';
import { companyNameIn } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';

const FORBIDDEN_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}\s]+/gu;

/** The header that lets a browser save a sheet of the scope's company under its name. */
export const sheetDisposition = (title: Sentence, scope: CompanyScope, lang: Language): string =>
  disposition('attachment', `${fileStem(title, scope, lang, new Date())}.xlsx`);

/** The same of a ZIP archive. */
export const zipDisposition = (title: Sentence, scope: CompanyScope, lang: Language): string =>
  disposition('attachment', `${fileStem(title, scope, lang, new Date())}.zip`);

/** `<company> - <register> - <day in Turkey>` */
function fileStem(title: Sentence, scope: CompanyScope, lang: Language, now: Date): string {
  const company = companyNameIn(scope.actor, scope.company_id);
  const day = dayOf(now);
  const name = [company, title[lang], day].join(' - ');
  return name.toWellFormed().replace(FORBIDDEN_IN_NAMES, ' ');
}
