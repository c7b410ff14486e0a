import { ENTRIES, KINDS, STATUSES, type BoardEntry } from '@emanet/contract/board/decisions';
import type { portfolio } from '@emanet/contract/portfolio';
import type { LawEntry, LawFilter, LawLine } from '@emanet/contract/portfolio/law';
import { serverText } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { z } from 'zod';
import { updaterName } from '../../../platform/access/actor.ts';
import { scopeAcross, type PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { firstOf, rowsOf } from '../../../platform/rows.ts';
import type { Services } from '../../../platform/services.ts';
import { registerOf } from '../../../registers.ts';
import { filtered } from '../records.ts';
import { concernedByBoard, concernedByFilter, isJudged, type Concerned } from './concerned.ts';

const OWN = {
  kind: serverText('portfolio.law.own'),
  status: serverText('portfolio.law.ownStatus'),
  unjudged: serverText('portfolio.law.unjudged'),
};
const PREFIX = 'firma-';

type OwnEntry = Readonly<{
  id: number;
  firma_id: number;
  firma: string;
  partner: boolean;
  baslik: string;
  sayi: string | null;
  gun: string;
  kaynak: string;
  metin: string;
  son_tarih: string | null;
  suzgec: LawFilter;
}>;

/** The head of any entry, in a language. */
type Head = Omit<LawLine, 'ilgili' | 'bilinmeyen' | 'acilan' | 'musteri'>;

const headOfBoard = (one: BoardEntry, lang: Language): Head => ({
  ...{ id: one.id, sayi: one.no, baslik: one.title[lang], gun: one.published ?? one.decided },
  ...{
    tur: KINDS[one.kind]?.[lang] ?? one.kind,
    durum: STATUSES[one.status]?.[lang] ?? one.status,
  },
  ...{ firma: null, son_tarih: one.comply_by },
});

const headOfOwn = (
  { id, sayi, baslik, gun, firma, son_tarih }: OwnEntry,
  lang: Language,
): Head => ({
  ...{ id: `${PREFIX}${id}`, sayi, baslik, gun, firma, son_tarih },
  ...{ tur: OWN.kind[lang], durum: OWN.status[lang] },
});

/** Entries of the caller's firms, which row-level security shows by the person of the scope. */
const selectOwn = (tx: Tx, { actor }: PersonScope) =>
  rowsOf<OwnEntry>(tx)`
    select m.id, m.firma_id, f.ad as firma, u.rol = 'ortak' as partner, m.baslik, m.sayi,
      m.gun::text as gun, m.kaynak, m.metin, m.son_tarih::text as son_tarih, m.suzgec
    from firma_mevzuati m
    join firmalar f on f.id = m.firma_id
    join firma_uyeleri u on u.firma_id = m.firma_id and u.user_id = ${actor.user_id}
    order by m.id desc`;

/** Clients of a firm among those that the caller may open: an entry of a firm is about its own clients. */
const clientsOfFirms = async (tx: Tx) =>
  Map.groupBy(
    await rowsOf<{ firma_id: number; company_id: number }>(tx)`
      select firma_id, company_id from firma_musterileri`,
    ({ firma_id }) => firma_id,
  );

/** Clients in which the action of an entry was opened, by entry. */
const selectOpened = async (tx: Tx, company_ids: readonly number[]) =>
  Map.groupBy(
    await rowsOf<{ company_id: number; mevzuat: string }>(tx)`
      select company_id, mevzuat from portfoy_isleri
      where company_id = any(${[...company_ids]}::int[]) and mevzuat is not null and geri_alindi is null`,
    ({ mevzuat }) => mevzuat,
  );

type Told = Readonly<{ lang: Language }>;
type Judged = Readonly<{ head: Head; clients: readonly Concerned[]; opened: ReadonlySet<number> }>;

/** Entries with the states of the clients; `only`: one of them. */
async function judgedLaw(
  { db, clock }: Services,
  scope: PersonScope,
  lang: Language,
  only?: string,
): Promise<(Judged & Readonly<{ board?: BoardEntry; own?: OwnEntry }>)[]> {
  const across = scopeAcross(scope.actor, 'portfolio.read');
  const [own, ofFirms] = await db.read(scope, async (tx) => [
    await selectOwn(tx, scope),
    await clientsOfFirms(tx),
  ]);
  const isAsked = (id: string) => only === undefined || only === id;
  const board = ENTRIES.filter(({ id }) => isAsked(id));
  const mine = own.filter(({ id }) => isAsked(`${PREFIX}${id}`));
  const { company_ids } = across;
  const asked = { company_ids, now: clock.now().toISOString(), lang };
  return db.readAcross(across, async (tx) => {
    const opened = await selectOpened(tx, company_ids);
    const openedFor = (id: string) =>
      new Set(opened.get(id)?.map(({ company_id }) => company_id) ?? []);
    const byBoard = await concernedByBoard(tx, board, asked);
    const rows: (Judged & Readonly<{ board?: BoardEntry; own?: OwnEntry }>)[] = [];
    for (const one of mine) {
      const firm = new Set(ofFirms.get(one.firma_id)?.map(({ company_id }) => company_id) ?? []);
      const clients = await concernedByFilter(tx, one.suzgec, {
        ...asked,
        company_ids: company_ids.filter((id) => firm.has(id)),
      });
      const head = headOfOwn(one, lang);
      rows.push({ head, clients, opened: openedFor(head.id), own: one });
    }
    for (const one of board)
      rows.push({
        ...{ head: headOfBoard(one, lang), clients: byBoard.get(one.id) ?? [] },
        ...{ opened: openedFor(one.id), board: one },
      });
    return rows;
  });
}

/** Every entry, the newest first, with the numbers of clients. */
export async function listLaw(
  services: Services,
  scope: PersonScope,
  { lang }: Told,
): Promise<LawLine[]> {
  const rows = await judgedLaw(services, scope, lang);
  return rows
    .map(({ head, clients, opened }) => ({
      ...head,
      ilgili: clients.filter(({ durum }) => durum === 'var').length,
      bilinmeyen: clients.filter(({ durum }) => durum === 'bilinmiyor').length,
      acilan: clients.filter(({ company_id }) => opened.has(company_id)).length,
      musteri: clients.length,
    }))
    .toSorted((a, b) => (b.gun ?? '').localeCompare(a.gun ?? ''));
}

/** An entry with the clients and the very records that it concerns. */
export async function readLaw(
  services: Services,
  scope: PersonScope,
  id: string,
  { lang }: Told,
): Promise<LawEntry> {
  const [found] = await judgedLaw(services, scope, lang, id);
  if (!found) return fail('NOT_FOUND');
  const { head, clients, opened, board, own } = found;
  return {
    ...head,
    ...(board ? textsOfBoard(board, lang) : textsOfOwn(own)),
    musteriler: clients.map(({ department_id: _, ...one }) => ({
      ...one,
      acildi: opened.has(one.company_id),
    })),
  };
}

type Texts = Omit<LawEntry, keyof Head | 'musteriler'>;

const textsOfBoard = (one: BoardEntry, lang: Language): Texts => ({
  ...{ metin: one.asks[lang], kimi: one.concerns[lang], madde: one.article, silebilir: false },
  kaynaklar: one.sources.map(({ name, address }) => ({ ad: name, adres: address })),
  not: [one.comply?.[lang], one.remark?.[lang]].filter(Boolean).join(' ') || null,
  olculemez: isJudged(one) ? null : (one.no_rule?.[lang] ?? OWN.unjudged[lang]),
});

const textsOfOwn = (own: OwnEntry | undefined): Texts => ({
  ...{ metin: own?.metin ?? '', kimi: '', madde: null, not: null, olculemez: null },
  kaynaklar: own ? [{ ad: own.kaynak, adres: own.kaynak }] : [],
  silebilir: own?.partner ?? false,
});

type NewLaw = z.output<typeof portfolio.addLaw.body>;

/** Stores an entry of a firm; a filter that no register has is refused. */
export async function addLaw({ db }: Services, scope: PersonScope, body: NewLaw) {
  const { firma_id, suzgec, baslik, sayi, gun, kaynak, metin, son_tarih } = body;
  filtered(registerOf(suzgec.kayit_turu), {
    ...{ musteriler: [], hukum: [], risk: [], isaretler: [], degil: [] },
    alanlar: suzgec.alanlar,
  });
  if (Object.keys(suzgec.alanlar).length + suzgec.sektorler.length === 0)
    fail('INVALID_INPUT', { fields: { suzgec: 'required' } });
  return db.write(scope, async (tx) => {
    await holdPartner(tx, scope, firma_id);
    const made = await firstOf<{ id: number }>(tx)`
      insert into firma_mevzuati (firma_id, baslik, sayi, gun, kaynak, metin, son_tarih, suzgec, yazan)
      values (${firma_id}, ${baslik}, ${sayi || null}, ${gun}::date, ${kaynak}, ${metin},
        ${son_tarih ?? null}::date, ${JSON.stringify(suzgec)}::jsonb, ${updaterName(scope.actor)})
      returning id`;
    return { id: `${PREFIX}${made?.id}` };
  });
}

async function holdPartner(tx: Tx, { actor }: PersonScope, firma_id: number): Promise<void> {
  const found = await firstOf<{ rol: string }>(tx)`
    select rol from firma_uyeleri where firma_id = ${firma_id} and user_id = ${actor.user_id}`;
  if (!found) fail('NOT_FOUND');
  if (found.rol !== 'ortak') fail('FORBIDDEN');
}

/** Deletes an entry of a firm; actions that it opened stay in the clients. */
export const deleteLaw = ({ db }: Services, scope: PersonScope, id: string): Promise<void> =>
  db.write(scope, async (tx) => {
    const own = (await selectOwn(tx, scope)).find((one) => `${PREFIX}${one.id}` === id);
    if (!own) return fail('NOT_FOUND');
    await holdPartner(tx, scope, own.firma_id);
    await sql`delete from firma_mevzuati where id = ${own.id}`.execute(tx);
  });

/** State of one client in a transaction of its own, and whether its action was opened; undefined without the entry. */
export async function lawInClient(
  { clock }: Services,
  tx: Tx,
  scope: PersonScope,
  id: string,
  lang: Language,
): Promise<(Concerned & Readonly<{ acildi: boolean }>) | undefined> {
  const { company_id } = scope;
  const asked = { company_ids: [company_id], now: clock.now().toISOString(), lang };
  const board = ENTRIES.filter((one) => one.id === id);
  const own = (await selectOwn(tx, scope)).find((one) => `${PREFIX}${one.id}` === id);
  const [found] = own
    ? await concernedByFilter(tx, own.suzgec, await inFirm(tx, own.firma_id, asked))
    : ((await concernedByBoard(tx, board, asked)).get(id) ?? []);
  const opened = await selectOpened(tx, [company_id]);
  return found && { ...found, acildi: opened.has(id) };
}

/** An entry of a firm reaches no client of another firm. */
const inFirm = async <Asked extends Readonly<{ company_ids: readonly number[] }>>(
  tx: Tx,
  firma_id: number,
  asked: Asked,
): Promise<Asked> => {
  const clients = (await clientsOfFirms(tx)).get(firma_id) ?? [];
  const company_ids = asked.company_ids.filter((id) =>
    clients.some(({ company_id }) => company_id === id),
  );
  return { ...asked, company_ids };
};
