import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/today';
import { currentCompany, type CompanyScope } from '../platform/access/scope.ts';

const FORBIDDEN_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}\s]+/gu;

/** The header that lets a browser save a sheet of the scope's company under its name. */
export const sheetDisposition = (title: Sentence, scope: CompanyScope, lang: Language): string =>
  disposition(fileName(title, scope, lang, new Date()));

/** `<company> - <register> - <day in Turkey>.xlsx` */
function fileName(title: Sentence, scope: CompanyScope, lang: Language, now: Date): string {
  const company = currentCompany(scope.actor)?.company_name ?? '';
  const day = todayInTurkey(now.getTime());
  const name = [company, title[lang], day].join(' - ');
  return `${name.toWellFormed().replace(FORBIDDEN_IN_NAMES, ' ')}.xlsx`;
}

/** RFC 6266: a plain name for old clients, the real one percent-encoded (RFC 5987) for all others. */
function disposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replace(/[^\x20-\x7e]|["\\%]/g, '');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
