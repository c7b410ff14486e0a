import { applications } from '@emanet/contract/applications';
import { actions } from '@emanet/contract/actions';
import { companies } from '@emanet/contract/companies';
import { processingActivities } from '@emanet/contract/processing-activities';
import { videos } from '@emanet/contract/videos';
import { documents } from '@emanet/contract/documents';
import { organization } from '@emanet/contract/organization';
import { portfolio } from '@emanet/contract/portfolio';
import type { Values } from '@emanet/contract/records/fields';
import { savedViews } from '@emanet/contract/saved-views';
import { suppliers } from '@emanet/contract/suppliers';
import { texts } from '@emanet/contract/texts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { unique } from '../../test/factories.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company, 'Lojistik');
const consultant = await app.signInAs({ role: 'danışman', companies: [company] });

const bordro: Values = {
  ...{ surec_ismi: 'Bordro', department_id: department, ilgili_kisi: ['calisan'] },
  ...{ islenen_kisisel_veriler: ['ad_soyad'], islenme_amaci: ['ucret_politikasi'] },
  ...{ isleme_sarti: ['k5_2_c_sozlesme'], kvk_kimden_nasil: ['ilgili_kisi'] },
  ...{ kimden_nasil_temin: ['basili_form'], saklama_suresi: 'is_iliskisi_10' },
  ...{ otomatik_veri_isleme_faaliyeti: 'kismen_otomatik', alici_yok: true },
  yurt_disi_aktarim: false,
};
const { id: activity } = await consultant.data(processingActivities.add, { body: bordro });
await consultant.data(companies.update, {
  body: { unvan: 'Ilgaz Gıda A.Ş.', adres: 'Organize Sanayi Bölgesi, Bolu' },
});

type Caller = typeof consultant;
type Step = (who: Caller) => Promise<Readonly<{ status: number; text: string }>>;
type Undone = Readonly<{
  /** Table and number of the row. */
  table: string;
  id: number;
  remove: Step;
  undo: Step;
}>;

const at = (id: number) => ({ params: { id: String(id) } });

/** All that a deletion on a screen offers to undo, by the calls that its screen makes. */
const DELETIONS: Record<string, () => Promise<Undone>> = {
  supplier: async () => {
    const { id } = await consultant.data(suppliers.create, {
      body: { tedarikci_adi: unique('Ilgaz') },
    });
    return {
      ...{ table: 'tedarikci_listesi', id },
      remove: (who) => who.call(suppliers.delete, at(id)),
      undo: (who) => who.call(suppliers.restore, at(id)),
    };
  },
  department: async () => {
    const id = await app.makeDepartment(company, unique('Silinen'));
    return {
      ...{ table: 'departments', id },
      remove: (who) => who.call(organization.deleteDepartment, at(id)),
      undo: (who) => who.call(organization.restoreDepartment, at(id)),
    };
  },
  document: async () => {
    const { id } = await consultant.data(documents.add, {
      body: { dokuman_ismi: unique('Metin'), dokuman_tur: 'Politika' },
    });
    return {
      ...{ table: 'dokumanlar', id },
      remove: (who) => who.call(documents.delete, at(id)),
      undo: (who) => who.call(documents.restore, at(id)),
    };
  },
  action: async () => {
    const { id } = await consultant.data(actions.add, {
      body: { aksiyon_ismi: unique('İş'), risk: 'Orta', department_id: department },
    });
    return {
      ...{ table: 'aksiyonlar', id },
      remove: (who) => who.call(actions.delete, at(id)),
      undo: (who) => who.call(actions.restore, at(id)),
    };
  },
  video: async () => {
    const { id } = await consultant.data(videos.addLink, {
      body: { video_name: 'Bir', video_linki: 'https://video.ornek.test/a.mp4', sure: 60 },
    });
    return {
      ...{ table: 'egitim_videolari', id },
      remove: (who) => who.call(videos.delete, at(id)),
      undo: (who) => who.call(videos.restore, at(id)),
    };
  },
  'answer template': async () => {
    const { kod } = await consultant.data(applications.saveTemplate, {
      body: { ad: 'Bizim', sonuc: 'ret', metin_tr: 'Hayır', metin_en: 'No' },
    });
    return ofTemplate(kod);
  },
  'wording of a shipped template': async () => {
    const [shipped] = await consultant.data(applications.templates);
    const { kod = '' } = shipped ?? {};
    const { ad = '', sonuc = 'ret' as const } = shipped ?? {};
    await consultant.data(applications.saveTemplate, {
      body: { kod, ad, sonuc, metin_tr: 'Bizim sözümüz', metin_en: 'Our words' },
    });
    return ofTemplate(kod);
  },
  'text draft': async () => {
    const { id } = await consultant.data(texts.add, {
      body: {
        tur: 'calisan',
        ad: unique('Metin'),
        kapsam: { gruplar: [], faaliyetler: [activity] },
      },
    });
    return ofText(id);
  },
  'approved text': async () => {
    const { id } = await consultant.data(texts.add, {
      body: {
        tur: 'calisan',
        ad: unique('Onaylı'),
        kapsam: { gruplar: [], faaliyetler: [activity] },
      },
    });
    await consultant.data(texts.approve, { ...at(id), body: {} });
    return ofText(id);
  },
  representative: async () => {
    const added = await consultant.data(organization.addRepresentative, {
      body: {
        ...{ fullname: 'Ece Er', email: `${unique('ece')}@ornek.test` },
        ...{ department_id: [department], egitim_sorumlusu: true, varlik_sorumlusu: false },
      },
    });
    const user_id = added?.user_id ?? 0;
    await consultant.data(actions.add, {
      body: {
        ...{ aksiyon_ismi: unique('Dolap kilidi'), risk: 'Orta', department_id: department },
        ...{ sorumlu_id: user_id, son_tarih: '2026-12-10' },
      },
    });
    return {
      ...{ table: 'users', id: user_id },
      remove: (who) => who.call(organization.deleteRepresentative, at(user_id)),
      undo: (who) => who.call(organization.restoreRepresentative, at(user_id)),
    };
  },
  'saved view': async () => ofView('kayitli_gorunumler', false),
  'saved view of every company': async () => ofView('kisi_gorunumleri', true),
  'view of the portfolio': async () => {
    const { id } = await consultant.data(portfolio.saveView, {
      body: { ad: unique('Görünüm'), arama: 'a=1', sutunlar: null },
    });
    return {
      ...{ table: 'portfoy_gorunumleri', id },
      remove: (who) => who.call(portfolio.deleteView, at(id)),
      undo: (who) => who.call(portfolio.restoreView, at(id)),
    };
  },
};

async function ofTemplate(kod: string): Promise<Undone> {
  const { id } = await app.db.system
    .selectFrom('basvuru_sablonlari')
    .select('id')
    .where('company_id', '=', company)
    .where('kod', '=', kod)
    .executeTakeFirstOrThrow();
  return {
    ...{ table: 'basvuru_sablonlari', id },
    remove: (who) => who.call(applications.removeTemplate, { params: { kod } }),
    undo: (who) => who.call(applications.restoreTemplate, { params: { kod } }),
  };
}

const ofText = (id: number): Undone => ({
  ...{ table: 'metinler', id },
  remove: (who) => who.call(texts.delete, at(id)),
  undo: (who) => who.call(texts.restore, at(id)),
});

async function ofView(table: string, genel: boolean): Promise<Undone> {
  const { id } = await consultant.data(savedViews.save, {
    body: {
      ...{ tur: 'veri_harita', ad: unique('Görünüm'), arama: 'a=1' },
      ...{ sutunlar: null, paylasilan: false, genel },
    },
  });
  const query = genel ? { genel: '1' as const } : {};
  return {
    ...{ table, id },
    remove: (who) => who.call(savedViews.delete, { ...at(id), query }),
    undo: (who) => who.call(savedViews.restore, { ...at(id), query }),
  };
}

const KEYS: Readonly<Record<string, string>> = { departments: 'department_id', users: 'user_id' };
/** Values that count or time the change itself, or say who sits at a draft. */
const OF_THE_CHANGE =
  /^(surum|guncelleyen|guncellenme_tarihi|duzenleyen|duzenleyen_id|duzenleme_ani|tuz)$/;

const rowOf = async ({ table, id }: Undone): Promise<object | undefined> => {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(t) as row from ${sql.table(table)} t
    where ${sql.ref(KEYS[table] ?? 'id')} = ${id}`.execute(app.db.system);
  const [found] = rows;
  return (
    found &&
    Object.fromEntries(Object.entries(found.row).filter(([name]) => !OF_THE_CHANGE.test(name)))
  );
};

/** Rows of other tables that name the row, by their table. */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  metinler: ['metin_surumleri.metin_id', 'metin_kaynaklari.metin_id'],
  users: ['memberships.user_id', 'aksiyonlar.sorumlu_id'],
};
const referencesTo = async ({ table, id }: Undone) =>
  Promise.all(
    (REFERENCES[table] ?? []).map(async (name) => {
      const [from = '', column = ''] = name.split('.');
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(from)}
        where ${sql.ref(column)} = ${id}`.execute(app.db.system);
      return [name, rows[0]?.n] as const;
    }),
  );

describe.each(Object.entries(DELETIONS))('a deleted %s', (_, prepare) => {
  it('comes back by its undo as the same row, with what names it', async () => {
    const one = await prepare();
    const before = { row: await rowOf(one), references: await referencesTo(one) };
    expect(before.row).toBeDefined();
    const twice = await one.undo(consultant);
    expect(twice.status, 'there is nothing to undo yet').toBeGreaterThanOrEqual(404);
    const removed = await one.remove(consultant);
    expect(removed.status, removed.text).toBe(200);
    const undone = await one.undo(consultant);
    expect(undone.status, undone.text).toBe(200);
    expect({ row: await rowOf(one), references: await referencesTo(one) }).toEqual(before);
  });
});
