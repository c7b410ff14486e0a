import type { Values } from '@emanet/contract/records/fields';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { byId, Language, Sentence } from '@emanet/contract/shared/primitives';
import { fill } from '@emanet/contract/shared/fill';
import type { z } from 'zod';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes, sentenceOf } from '../../platform/http/route.ts';
import { withStored } from '../../platform/stored.ts';
import type { Row } from '../../nouns/noun.ts';
import { PINNED } from '../excel/cells.ts';
import { inOrderOf, sheetFile, sheetOf, type RowsAsked } from '../excel/columns.ts';
import type { Workbook } from '../excel/workbook.ts';
import { nounImportRoutes, oneByOne, type ImportOf } from './import.ts';
import { selectRows, type Wanted } from './rows.ts';
import { columnsOf, labelIn, titleOf, type Labelled } from './sheet.ts';
import type { Envelope, Verbs } from './verbs.ts';

type Both<Shape> = z.ZodType<Shape, Shape>;
type Answers<Stored> = Both<{ message: string; data: Stored }>;
type Sheet = z.ZodType<RowsAsked>;

type Calls<Stored, Listed> = Readonly<{
  list: Endpoint<z.ZodType, z.ZodType<Wanted>, z.ZodType, Both<{ data: Listed[] }>>;
  add: Endpoint<z.ZodType, z.ZodType, z.ZodType<Values & Envelope>, Answers<Stored>>;
  update: Endpoint<typeof byId, z.ZodType, z.ZodType<Values & Envelope>, Answers<Stored>>;
  delete: Endpoint<typeof byId, z.ZodType, z.ZodType, Both<{ message: string }>>;
  restore: Endpoint<typeof byId, z.ZodType, z.ZodType, Answers<Stored>>;
  export: Endpoint<z.ZodType, z.ZodType, Sheet>;
}>;

type Parts<Stored extends Row, Listed> = Pick<ImportOf<Stored>, 'heads'> &
  Readonly<{
    calls: Calls<Stored, Listed> & ImportOf<Stored>['calls'];
    verbs: Verbs<Stored>;
    definition: Labelled & Readonly<{ added: z.ZodType<Values> }>;
    /** Names of further columns of its sheet, which are computed. */
    figures?: readonly string[];
    /** Sentences of success. */
    done: Readonly<Record<'added' | 'updated' | 'deleted' | 'restored', Sentence>>;
    /** Sentence after that of a change, with `{count}` other records that followed it. */
    renamed?: Sentence;
    list: (scope: CompanyScope, wanted: Wanted) => Promise<Listed[]>;
    /** Sheets after the noun's own. */
    sheets?: (scope: CompanyScope, rows: readonly Listed[], lang: Language) => Promise<Workbook[]>;
  }>;

/** Serves the calls of a shared noun (`defineNoun`). */
export function nounRoutes<Stored extends Row, Listed extends Row>(
  app: App,
  parts: Parts<Stored, Listed>,
): void {
  const { calls, verbs, done, renamed, list, definition, figures = [], sheets } = parts;
  const { services } = app;
  const { db } = services;
  companyRoute(app, calls.list, async ({ scope, query }) => ({ data: await list(scope, query) }));
  companyRoute(app, calls.add, async ({ scope, body, request }) => ({
    data: await verbs.add(db, scope, body, onceKeyOf(request)),
    message: done.added[request.language],
  }));
  companyRoute(app, calls.update, async ({ scope, params, body, request }) => {
    const { result, stored } = await withStored(() =>
      verbs.change(services, scope, params.id, body),
    );
    const { row, followed } = result;
    const more = followed > 0 && renamed && fill(renamed[request.language], { count: followed });
    const { message, ...said } = sentenceOf({ request }, done.updated, stored > 0);
    return { data: row, ...said, message: [message, more || []].flat().join(' ') };
  });
  companyRoute(app, calls.delete, async ({ scope, params, request }) => {
    await verbs.remove(db, scope, params.id);
    return { message: done.deleted[request.language] };
  });
  companyRoute(app, calls.restore, async ({ scope, params, request }) => ({
    data: await verbs.restore(db, scope, params.id),
    message: done.restored[request.language],
  }));
  const title = titleOf(definition);
  const columns = columnsOf<Listed>(definition, figures);
  scopedRoutes(app).sends(calls.export, SHEET_TYPE, ({ scope, body: { ids, ...asked } }) =>
    sheetFile(scope, title, asked, async () => {
      const { lang } = asked;
      const rows = inOrderOf(ids, await list(scope, { ids }));
      const own = sheetOf(title, columns, rows, lang, PINNED);
      // A list in text is one table, which comes back as it left: rows of another would be read as its own.
      if (asked.bicim === 'csv' || !sheets) return [own];
      return [own, ...(await sheets(scope, rows, lang))];
    }),
  );
  const { noun } = verbs;
  const label = (name: string) => labelIn(definition.labels, `fields.${name}`);
  nounImportRoutes<Stored>(app, {
    ...{ calls, tur: noun.tur, body: definition.added, figures: figures.map(label) },
    ...(parts.heads && { heads: parts.heads }),
    noun: {
      ...{ fields: noun.fields, nameField: noun.nameField, title },
      label: (name, lang) => label(name)[lang],
    },
    select: (tx, scope, { lock }) => selectRows<Stored>(tx, scope, noun, { lock }),
    add: oneByOne(verbs.addIn),
    reversible: verbs.reversible,
    change: (tx, scope, before, values) => verbs.changeIn(services, tx, scope, before, values),
  });
}
