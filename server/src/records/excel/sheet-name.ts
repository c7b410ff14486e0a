import { serverText } from '@emanet/contract/locales/server-texts';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { SheetFormat } from '@emanet/contract/records/sheet-file';
import { dayOf } from '@emanet/contract/shared/time/today';
import { dayReadBy } from '../../nouns/past.ts';
import { disposition } from '../../platform/http/disposition.ts';
import { companyNameOf, type CompanyScope } from '../../platform/access/scope.ts';

const END_OF_DAY = serverText('common.endOfDay');
const FORBIDDEN_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}\s]+/gu;

/** The header that lets a browser save a sheet of the scope's company, or another owner, under that name. */
export const sheetDisposition = (
  title: Sentence,
  scope: CompanyScope,
  lang: Language,
  owner: string = companyNameOf(scope),
  ending: SheetFormat = 'xlsx',
): string =>
  disposition('attachment', `${fileStem(title, owner, lang, dayOfSheet(scope, lang))}.${ending}`);

/** The same of a ZIP archive. */
export const zipDisposition = (title: Sentence, scope: CompanyScope, lang: Language): string =>
  disposition(
    'attachment',
    `${fileStem(title, companyNameOf(scope), lang, dayOfSheet(scope, lang))}.zip`,
  );

/** The day of a sheet: today, or the one at whose end it reads. */
function dayOfSheet({ actor }: CompanyScope, lang: Language): string {
  const then = dayReadBy(actor);
  return then === undefined ? dayOf(new Date()) : `${then} ${END_OF_DAY[lang]}`;
}

/** `<owner> - <register> - <day in Turkey>` */
function fileStem(title: Sentence, owner: string, lang: Language, day: string): string {
  const name = [owner, title[lang], day].join(' - ');
  return name.toWellFormed().replace(FORBIDDEN_IN_NAMES, ' ');
}
