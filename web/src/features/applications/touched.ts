import { useMemo, useState } from 'react';
import type { Application } from '@emanet/contract/applications';
import {
  SUBJECTS_OF,
  touchedRecords,
  type AskedTask,
  type TaskOfApplication,
  type Touched,
} from '@emanet/contract/applications/touched';
import {
  choiceIn,
  registerWords,
  WHOLE_CHOICE,
  type AnswerChoice,
} from '@emanet/contract/applications/register-text';
import { choiceOf } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import { at, useRead } from '../../nouns/read.ts';

/** Activities chosen as concerning the applicant, with the records linked to them. */
export type Chosen = Pick<Touched, 'faaliyetler' | 'varliklar' | 'aktarimlar'>;

export type TouchedState = ReturnType<typeof useTouched>;

const toggled = <Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> => {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
};

/**
 * Records about the applicant's group. All are chosen until a person removes some; the text of a
 * saved draft restores the choice.
 */
export function useTouched(row: Application) {
  const [groups, setGroups] = useState<readonly string[]>(
    row.kisi_grubu ? SUBJECTS_OF[row.kisi_grubu] : [],
  );
  const [picked, setPicked] = useState<AnswerChoice>();
  const query = useRead(touchedRecords.list, { ...at(row.id), query: { gruplar: groups.join() } });
  const { data } = query;
  const { taslak } = row;
  const dil = taslak?.dil ?? row.dil;
  const text = taslak?.metin ?? '';
  const out = useMemo(
    () => picked ?? (data ? choiceIn(text, data, dil) : WHOLE_CHOICE),
    [picked, data, text, dil],
  );
  const ids = useMemo(() => {
    const all = data?.faaliyetler.map(({ id }) => id) ?? [];
    return new Set(all.filter((id) => !out.records.has(id)));
  }, [data, out]);
  const chosen = useMemo(() => narrowedTo(data, ids), [data, ids]);
  const words = useMemo(() => registerWords(chosen, dil, out.chips), [chosen, dil, out]);
  return {
    ...{ query, groups, setGroups, ids, chosen, words, out: out.chips },
    toggle: (id: number) => setPicked({ ...out, records: toggled(out.records, id) }),
    toggleAll: () => {
      const all = data?.faaliyetler.map(({ id }) => id) ?? [];
      setPicked({ ...out, records: new Set(ids.size === all.length ? all : []) });
    },
    toggleChip: (key: string) => setPicked({ ...out, chips: toggled(out.chips, key) }),
  };
}

function narrowedTo(data: Touched | undefined, ids: ReadonlySet<number>): Chosen {
  const { faaliyetler = [], varliklar = [], aktarimlar = [] } = data ?? {};
  const hangs = (one: Readonly<{ faaliyetler: readonly number[] }>) =>
    one.faaliyetler.some((id) => ids.has(id));
  return {
    faaliyetler: faaliyetler.filter(({ id }) => ids.has(id)),
    varliklar: varliklar.filter(hangs),
    aktarimlar: aktarimlar.filter(hangs),
  };
}

/** `about`: activities by which a recipient got the data, from one or several records. */
export type Offered = AskedTask & Readonly<{ key: string; label: string; about?: string }>;

/** Names of the chosen activities behind a transfer. */
export const activitiesBehind = ({ faaliyetler }: Chosen, transfer: Chosen['aktarimlar'][number]) =>
  faaliyetler
    .filter(({ id }) => transfer.faaliyetler.includes(id))
    .map(({ ad }) => ad)
    .join(' · ');

const keyOf = (one: Pick<AskedTask, 'kayit_turu' | 'kayit_id' | 'alici'>) =>
  [one.kayit_turu, one.kayit_id, one.alici].join(':');

/** Tasks that can be opened: one per activity and asset, one per recipient. */
export function tasksFor(
  chosen: Chosen,
  there: readonly TaskOfApplication[],
  gorev: Exclude<AskedTask['gorev'], 'bildir'>,
  lang: Language,
): readonly Offered[] {
  const { faaliyetler, varliklar, aktarimlar } = chosen;
  const known = new Set(
    there.map((one) => keyOf({ ...one, alici: one.basvuru_alicisi ?? undefined })),
  );
  const named = new Set(aktarimlar.map(({ alici_grubu }) => alici_grubu));
  const groups = new Set(faaliyetler.flatMap(({ alici_grubu }) => alici_grubu));
  const all: Omit<Offered, 'key'>[] = [
    ...faaliyetler.map(({ id, ad }) => ({
      ...{ gorev, kayit_turu: 'veri_harita' as const, kayit_id: id },
      label: ad,
    })),
    ...varliklar.map(({ id, ad }) => ({
      ...{ gorev, kayit_turu: 'varlik_listesi' as const, kayit_id: id },
      label: ad,
    })),
    ...aktarimlar.map((one) => ({
      ...{ gorev: 'bildir' as const, kayit_turu: one.tur, kayit_id: one.id },
      ...{ label: one.ad, about: activitiesBehind(chosen, one) },
    })),
    ...[...groups]
      .filter((code) => !named.has(code))
      .map((alici) => ({
        ...{ gorev: 'bildir' as const, alici },
        label: choiceOf('alici_grubu', alici)?.[lang] ?? alici,
      })),
  ];
  return all.map((one) => ({ ...one, key: keyOf(one) })).filter(({ key }) => !known.has(key));
}
