import type { BulkPlan } from '@emanet/contract/records/bulk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BulkPlanNote } from './BulkPlanNote.tsx';

const NONE: BulkPlan = {
  ...{ degisecek: [1], bostu: 1, olayli: [], bosalacak: [], uyarilacak: [] },
  ...{ ayni: 0, sorulmayan: 0, cakisan: [], reddedilen: [], bulunamayan: [] },
};
const shown = (plan: BulkPlan) =>
  renderToStaticMarkup(<BulkPlanNote plan={plan} label={(name) => name} />);

it('counts every record that was chosen, also those that are gone', () => {
  expect(shown({ ...NONE, bulunamayan: [8, 9] })).toContain('records.bulk.missing');
  expect(shown(NONE)).not.toContain('records.bulk.missing');
});
