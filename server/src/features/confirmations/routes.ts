import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { sentence } from '@emanet/contract/shared/sentences';
import { confirmations } from '@emanet/contract/confirmations';
import { reviews } from '@emanet/contract/confirmations/review';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import {
  confirmationOverview,
  confirmInventory,
  dueConfirmations,
  listConfirmations,
} from './confirmations.ts';
import { readReview, saveReview } from './review.ts';
import { exportConfirmations } from './sheet.ts';

/** Periodic confirmations of the inventory. */
export function confirmationRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, sends } = scopedRoutes(app);

  reads(confirmations.list, ({ scope, query }) =>
    listConfirmations(services, scope, query.department_id),
  );
  changes(confirmations.add, sentence('confirmationSent'), ({ scope, body, request }) =>
    confirmInventory(services, scope, body, onceKeyOf(request)),
  );
  reads(confirmations.due, ({ scope }) => dueConfirmations(services, scope));
  reads(confirmations.overview, ({ scope }) => confirmationOverview(services, scope));

  reads(reviews.review, ({ scope, query }) => readReview(services, scope, query.department_id));
  reads(reviews.saveReview, ({ scope, body }) => saveReview(services, scope, body));

  sends(confirmations.export, SHEET_TYPE, ({ scope, query }) =>
    exportConfirmations(services, scope, query.lang),
  );
}
