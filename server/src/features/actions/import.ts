import { actions } from '@emanet/contract/actions';
import { canFinish } from '../../nouns/members.ts';
import type { ImportOf } from '../../records/noun/import.ts';
import { reversibleActions } from './actions.ts';
import { lockActions, selectActionsById, selectOpenNamed, type StoredAction } from './queries.ts';
import { COLUMNS, sheetNoun } from './sheet.ts';
import { actionValues, changeAction, insertActions, storeEntries, valuesOf } from './store.ts';
import { NOTHING } from './values.ts';

const { shape } = actions.add.body;

/** The import of actions, by the rules of add and update. */
export const actionImport: ImportOf<StoredAction> = {
  calls: actions,
  tur: 'actions',
  noun: sheetNoun,
  body: actions.add.body
    .pick({ aksiyon_ismi: true, aksiyon_aciklamasi: true, notlar: true, risk: true })
    .extend({ department_id: shape.department_id, son_tarih: shape.son_tarih })
    .loose(),
  begins: NOTHING,
  select: async (tx, scope, { ids, names, lock }) => {
    const all = [...new Set([...ids, ...(await selectOpenNamed(tx, scope, names))])];
    return (lock ? lockActions : selectActionsById)(tx, scope, all);
  },
  add: (tx, scope, rows) =>
    insertActions(
      tx,
      scope,
      rows.map((row) => actionValues.parse({ ...NOTHING, ...row })),
    ),
  change: async (tx, scope, before, values, today) => {
    const next = actionValues.parse({ ...valuesOf(before), ...values });
    const entry = await changeAction(tx, scope, today, before, next);
    if (entry) await storeEntries(tx, [entry]);
  },
  reversible: reversibleActions,
  refuse: ({ sorumlu_id, department_id }, { before, names: { people } }) => {
    const kept = before?.sorumlu_id === sorumlu_id && before?.department_id === department_id;
    const person = people.find(({ user_id }) => user_id === sorumlu_id);
    return kept || !person || canFinish(person, 'action', Number(department_id))
      ? {}
      : { sorumlu: { problem: 'outOfReach' } };
  },
  // A closed action starts again.
  shares: ({ durum, guncel }) => guncel && !durum,
  repeats: true,
  lasting: ['durum', 'guncel'],
  figures: COLUMNS.flatMap(({ name, title }) => (name === undefined ? [title] : [])),
  heads: {
    aksiyon_ismi: ['Aksiyon', 'Aksiyon / Faaliyet', 'Yapılacak iş', 'Görev', 'Action', 'Task'],
    department_id: ['Sorumlu birim', 'Sorumlu departman', 'Birim'],
    sorumlu: ['Sorumlu kişi', 'Aksiyon sorumlusu', 'Owner'],
    risk: ['Risk seviyesi', 'Risk düzeyi'],
    son_tarih: ['Termin', 'Termin tarihi', 'Hedef tarih', 'Bitiş tarihi', 'Due date'],
  },
};
