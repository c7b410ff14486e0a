import { EVIDENCE_SECTIONS, type EvidenceSection } from '@emanet/contract/evidence';
import { sealedText } from '@emanet/contract/evidence/verify';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { endOfDay, readingPast, type PastNoun } from '../../nouns/past.ts';
import type { JobActor } from '../../platform/access/actor.ts';
import { narrowed, type CompanyScope } from '../../platform/access/scope.ts';
import { signerOf } from '../../platform/crypto/signer.ts';
import { startArchive, type NewArchive } from '../../platform/files/new-archive.ts';
import { commentOf, signedBy } from '../../platform/files/signed-archive.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { writeMachineTables, type MachineTables } from '../company/machine-tables.ts';
import { MANIFEST, SEAL, VERIFIER, type EvidenceManifest } from './manifest.ts';
import { paperOf, storedPaper, type EvidenceOf, type EvidencePart, type Paper } from './papers.ts';
import type { Compare } from '../write/judge.ts';
import { coverOf, type Counted } from './cover.ts';
import { verifierScript } from './verifier-script.ts';

const SECTIONS: Readonly<Record<EvidenceSection, Sentence>> = {
  ...serverTexts((all) => all.evidence.sections),
  verbis: labelOf('company.verbis'),
  dokumanlar: labelOf('documents.title'),
  ihlaller: labelOf('breaches.title'),
};

/** The day, parts and names that a file is asked for with. */
export type EvidenceAsked = Readonly<{
  scope: CompanyScope<JobActor>;
  parts: readonly EvidencePart[];
  /** Nouns whose past days can be read. */
  nouns: readonly PastNoun[];
  compare: Compare;
  lang: Language;
  sections: readonly EvidenceSection[];
  departments: readonly number[];
  day: string | null;
  open: boolean;
  by: string;
  reason: string | null;
  /** Takes the bytes of the zip as they are made. */
  store: (bytes: Readable) => Promise<void>;
  onProgress?: (done: number, total: number) => Promise<void>;
}>;

/** Names of a folder's files, each once: a second one of the same name gets a number. */
class Names {
  readonly #taken = new Set<string>();
  free(name: string): string {
    const end = name.lastIndexOf('.');
    for (let at = 1; ; at++) {
      const tried = at === 1 ? name : `${name.slice(0, end)} (${at})${name.slice(end)}`;
      const folded = tried.toLowerCase();
      if (this.#taken.has(folded)) continue;
      this.#taken.add(folded);
      return tried;
    }
  }
}

/** An evidence file while it is written: what is in it so far. */
class Writing {
  readonly digests: Record<string, string> = {};
  readonly stored: Record<string, string> = {};
  readonly missing: string[] = [];
  readonly #names = new Names();
  readonly archive: NewArchive;
  constructor(archive: NewArchive) {
    this.archive = archive;
  }
  async add(folder: string, { name, content, compress, stored }: Paper): Promise<void> {
    // An uploaded file that two parts name is in the first of them.
    if (stored !== undefined && stored in this.stored) return void content.destroy();
    const entry = this.#names.free(folder === '' ? name : `${folder}/${name}`);
    this.digests[entry] = await this.archive.add(entry, content, compress);
    if (stored !== undefined) this.stored[stored] = entry;
  }
}

/** Folder of a part: its place among all and its title; that of tables is the same in every language. */
const folderOf = (section: EvidenceSection, lang: Language): string => {
  if (section === 'makine') return 'veri';
  const place = String(EVIDENCE_SECTIONS.indexOf(section) + 1).padStart(2, '0');
  return `${place} ${SECTIONS[section][lang]}`;
};

/**
 * Writes a company's evidence into one zip: folders for people, rows of its tables for machines, a description with
 * the digest of each entry, and the seal. One piece is in memory at a time.
 */
export async function writeEvidence(
  services: PlatformServices,
  asked: EvidenceAsked,
): Promise<EvidenceManifest> {
  const signer = signerOf(services.config.SECRET);
  const archive = startArchive((bytes) =>
    pipeline(bytes, signedBy(signer), (signed: AsyncIterable<Buffer>) =>
      asked.store(Readable.from(signed, { objectMode: false })),
    ),
  );
  try {
    const writing = new Writing(archive);
    const made = services.clock.now().toISOString();
    const company = await companyIn(services, asked.scope);
    const of = evidenceOf(services, asked, { company: company.company_name, made, writing });
    const total = asked.sections.length + 1;
    const counted: Counted[] = [];
    let tables: MachineTables | undefined;
    for (const [at, section] of asked.sections.entries()) {
      await asked.onProgress?.(at, total);
      const before = Object.keys(writing.digests).length;
      const folder = folderOf(section, asked.lang);
      const own = asked.parts.filter((one) => one.section === section);
      for (const part of own)
        for await (const paper of part.papers(of)) await writing.add(folder, paper);
      if (section === 'makine') {
        tables = await writeTables(services, asked, writing);
        await writeOtherFiles(services, of, writing);
      }
      counted.push({
        folder,
        records: own.length === 0 ? null : await countIn(of, own),
        files: Object.keys(writing.digests).length - before,
      });
    }
    const chain = await headOf(services, asked.scope);
    const { digests, stored, missing } = writing;
    const manifest: EvidenceManifest = {
      format: 2,
      made,
      installation: services.config.BASE_URL,
      company,
      ...{ day: asked.day, sections: asked.sections, departments: asked.departments },
      ...{ open: asked.open, by: asked.by, reason: asked.reason, chain },
      ...tables,
      ...{ stored, missing, digests },
    };
    const cover = await coverOf(services, { manifest, counted, lang: asked.lang, key: signer.key });
    await writing.add('', cover);
    await writing.add('', paperOf(VERIFIER, Buffer.from(verifierScript()), true));
    await seal(archive, manifest, signer);
    await archive.end(commentOf(signer));
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

/** Adds the description and the seal over its digest. */
async function seal(
  archive: NewArchive,
  manifest: EvidenceManifest,
  signer: ReturnType<typeof signerOf>,
): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await archive.add(MANIFEST, Readable.from([Buffer.from(text)]), true);
  const digest = createHash('sha256').update(text).digest('hex');
  const made = { anahtar: signer.key, imza: signer.sign(sealedText(digest)), ozet: digest };
  await archive.add(SEAL, Readable.from([Buffer.from(`${JSON.stringify(made, null, 2)}\n`)]), true);
}

function evidenceOf(
  services: PlatformServices,
  { scope, day, departments, lang, open, compare, nouns }: EvidenceAsked,
  { company, made, writing }: Readonly<{ company: string; made: string; writing: Writing }>,
): EvidenceOf {
  return {
    services: { ...services, db: readingPast(services.db, nouns) },
    scope: narrowed(scope, { day: day ?? undefined, departments }),
    instant: day === null ? made : endOfDay(day),
    ...{ company, lang, open, compare },
    lost: (id) => writing.missing.push(id),
  };
}

const companyIn = ({ db }: PlatformServices, { company_id }: CompanyScope) =>
  db.system
    .selectFrom('companies')
    .select(['company_id', 'company_name'])
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow();

const headOf = async ({ db }: PlatformServices, { company_id }: CompanyScope) =>
  (await db.system
    .selectFrom('change_log_heads')
    .select(['son_id', 'ozet'])
    .where('company_id', '=', company_id)
    .executeTakeFirst()) ?? null;

/** Records of parts together. */
async function countIn({ services, scope }: EvidenceOf, parts: readonly EvidencePart[]) {
  const [found] = await services.db.ask(
    scope,
    sql<{ count: number }>`select ${sql.join(
      parts.map((one) => one.count(scope)),
      sql` + `,
    )} as count`,
  );
  return found?.count ?? 0;
}

/** Rows of every table, all from one moment. */
const writeTables = (
  { db }: PlatformServices,
  { scope }: EvidenceAsked,
  writing: Writing,
): Promise<MachineTables> =>
  db.system.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    return writeMachineTables(tx, {
      scope,
      add: async (name, content) => writing.add('', { name, content, compress: true }),
    });
  });

/** Uploaded files that no part for people holds. */
async function writeOtherFiles(services: PlatformServices, of: EvidenceOf, writing: Writing) {
  const rows = await services.db.system
    .selectFrom('dosyalar')
    .select(['id', 'ad'])
    .where('company_id', '=', of.scope.company_id)
    .orderBy('id')
    .execute();
  for (const { id, ad } of rows)
    if (!(id in writing.stored) && !writing.missing.includes(id))
      for await (const paper of storedPaper(of, { id, name: ad }))
        await writing.add('dosyalar', paper);
}
