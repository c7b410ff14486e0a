import { z } from 'zod';
import { changedOf, endpoint, messageOnly, asSheet } from '../shared/endpoint.ts';
import { numberOfAct } from '../shared/primitives.ts';
import type { Ability } from '../shared/roles.ts';
import {
  importPlan,
  importResult,
  inLanguage,
  sheetBytes,
  sheetMeanings,
  withPlan,
} from './import.ts';

type Of = Readonly<{
  title: string;
  /** Where the addresses begin. */
  base: `/api/${string}`;
  write: Ability;
}>;

/** The calls of an import from Excel: its template, a dry run, what that refuses, the import. */
export function importEndpoints({ title, base, write }: Of) {
  return {
    template: endpoint({
      summary: `${title}: içe aktarma şablonu / import template`,
      path: `${base}/import/template`,
      permission: write,
      ...asSheet,
      query: inLanguage,
    }),
    checkImport: endpoint({
      summary: `${title}: içe aktarmayı dene / dry run of an import`,
      method: 'POST',
      path: `${base}/import/check`,
      permission: write,
      takes: 'sheet',
      heavy: true,
      query: inLanguage,
      body: sheetBytes,
      answers: importPlan,
    }),
    sheetMeanings: endpoint({
      summary: `${title}: dosyanın başlıkları ve sözcükleri / heads and words of own sheets`,
      method: 'POST',
      path: `${base}/import/meanings`,
      permission: write,
      body: sheetMeanings,
      answers: messageOnly,
    }),
    refusedRows: endpoint({
      summary: `${title}: reddedilen satırlar / refused rows`,
      method: 'POST',
      path: `${base}/import/refused`,
      permission: write,
      takes: 'sheet',
      ...asSheet,
      query: inLanguage,
      body: sheetBytes,
    }),
    import: endpoint({
      summary: `${title}: içe aktar / import`,
      method: 'POST',
      path: `${base}/import`,
      permission: write,
      takes: 'sheet',
      heavy: true,
      query: withPlan,
      body: sheetBytes,
      answers: importResult,
      once: true,
    }),
  };
}

/** The same for a noun that is no register, whose import is taken back by the number of its act. */
export function nounImportEndpoints(of: Of) {
  return {
    ...importEndpoints(of),
    undoImport: endpoint({
      summary: `${of.title}: içe aktarmayı geri al / take an import back`,
      method: 'POST',
      path: `${of.base}/import/undo`,
      permission: of.write,
      body: z.strictObject({ toplu_islem: numberOfAct }),
      /** `sayi`: rows that are as before; `atlanan`: rows that were changed since and stay. */
      answers: changedOf(z.object({ sayi: z.int(), atlanan: z.int() })),
    }),
  };
}
