import { changeLogs } from '@emanet/contract/change-logs';
import { assets } from '@emanet/contract/assets';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { answerEntry, answersIn } from '@emanet/contract/records/kinds/warning-answers';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';
import { activityBody } from '../../features/processing-activities/sample.ts';
import { compareLinked } from '../../features/tables/cross-checks.ts';
import { scopeOfJob } from '../../platform/access/scope.ts';
import { registers } from '../../registers.ts';
import { judgeCompany } from './judge.ts';

const { add, single, update } = processingActivities;
const clock = testClock('2026-11-20T10:00:00+03:00');
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const consultant = await app.signInAs({ companies: [company] });
const representative = await app.signInAs({
  role: 'temsilci',
  companies: [company],
  departments: [department],
});
const { id: notice } = await app.db.system
  .insertInto('dokumanlar')
  .values({ company_id: company, dokuman_ismi: 'Metin', dokuman_tur: 'Aydınlatma Metni' })
  .returning('id')
  .executeTakeFirstOrThrow();

const BANK = 'Banka şubesinde kayıt mevzuat gereği doksan gün saklanır.';
const WARNING = { kod: 'kamera_suresi_uzun', alan: 'saklama_suresi' };
const answer = (more: object = {}) =>
  answerEntry({ ...WARNING, gerekce: BANK, bitis: '2027-11-20', ...more });

let id: number;
/** A bank's camera, of which the length of the recordings alone is to be said against. */
const camera = (): Values =>
  activityBody(department, unique('Kasa Dairesi Kamerası'), {
    islenen_kisisel_veriler: ['kamera_kaydi'],
    kimden_nasil_temin: ['kamera_sistemi'],
    izlenen_alan: ['kasa_satis'],
    isleme_sarti: ['k5_2_c_sozlesme'],
    saklama_suresi: 'cctv_90',
    imha_yontemi: 'silme',
    dahil_oluyormu: 'hayir',
    alici_yok: true,
    yurt_disi_aktarim: false,
    ilkelere_uygunluk_3: true,
    aydinlatma_metni: notice,
  });
beforeEach(async () => {
  clock.moveTo('2026-11-20T10:00:00+03:00');
  id = (await consultant.call(add, { body: camera() })).body.data.id;
});

const at = () => ({ params: { id: String(id) } });
const record = async () => (await consultant.call(single, at())).body.data;
const change = (body: Values, who = consultant) => who.call(update, { ...at(), body });
const give = (more: object = {}, who = consultant) =>
  change({ uyari_cevaplari: [answer(more)] }, who);
const state = async () => {
  const { hukum, risk, uyarilar } = await record();
  return [hukum, risk, uyarilar.map(({ kod }) => kod)];
};

const WARNED = ['Uyarılı', 'Orta', [WARNING.kod]];
const READY = ['Hazır', 'Düşük', []];

describe('an answer to a warning', () => {
  it('takes the warning out of risk and verdict, and says by whom and since when', async () => {
    expect(await state()).toEqual(WARNED);
    expect((await give()).status).toBe(200);
    expect(await state()).toEqual(READY);
    const [kept] = answersIn((await record()).uyari_cevaplari);
    expect(kept).toMatchObject({
      ...WARNING,
      gerekce: BANK,
      bitis: '2027-11-20',
      gun: '2026-11-20',
    });
    expect(kept?.kim).not.toBe('');
  });

  it('is signed by the server, whoever is named', async () => {
    await give({ kim: 'Başkası', gun: '2020-01-01', iz: '0'.repeat(16) });
    const [kept] = answersIn((await record()).uyari_cevaplari);
    expect(kept?.kim).not.toBe('Başkası');
    expect(kept?.gun).toBe('2026-11-20');
    expect(await state()).toEqual(READY);
  });

  it('lapses when what the rule reads changes, and no earlier', async () => {
    await give();
    await change({ faaliyet_aciklamasi: 'Kasa dairesi ve giriş izlenir.' });
    expect(await state()).toEqual(READY);
    await change({ saklama_suresi: 'Kayıttan itibaren 6 ay' });
    expect(await state()).toEqual(WARNED);
    await change({ saklama_suresi: 'cctv_90' });
    expect(await state()).toEqual(READY);
  });

  it.each([
    ['dots', { gerekce: '.'.repeat(30) }],
    ['invisible marks', { gerekce: '\u200b'.repeat(30) }],
    ['a day that no calendar has', { bitis: '2027-02-31' }],
  ])('is refused with %s', async (_, more) => {
    const { status, body } = await give(more);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['uyari_cevaplari']]);
    expect(await state()).toEqual(WARNED);
  });

  it('lapses after its last day', async () => {
    await give({ bitis: '2026-11-25' });
    const judged = async (day: string) => {
      await judgeCompany(
        app.db.system,
        { registers, compare: compareLinked },
        scopeOfJob({ kind: 'job', job: 'test' }, company),
        day,
      );
      return state();
    };
    expect(await judged('2026-11-25')).toEqual(READY);
    expect(await judged('2026-11-26')).toEqual(WARNED);
  });

  it('has its entry in the log and is taken back', async () => {
    await give();
    const params = {
      companyId: String(company),
      type: 'veri_harita' as const,
      recordId: String(id),
    };
    const [entry] = (await consultant.call(changeLogs.list, { params })).body.data;
    expect(entry?.alanlar.map(({ alan }) => alan)).toEqual(['uyari_cevaplari']);
    await change({ uyari_cevaplari: [] });
    expect(await state()).toEqual(WARNED);
  });

  it('has its place in the sheet: rule, reason, by whom, until when and its state', async () => {
    await give();
    const cell = async () => {
      const { rawPayload } = await app.app.inject({
        method: 'POST',
        url: processingActivities.export.path,
        headers: consultant.headers,
        payload: { ids: [id] },
      });
      const [heads = [], row = []] = await readSheet(rawPayload);
      return String(row[heads.indexOf('Uyarı cevapları')]);
    };
    const [kept] = answersIn((await record()).uyari_cevaplari);
    const line = `${BANK} (${kept?.kim}, 20.11.2026 – 20.11.2027; `;
    expect(await cell()).toContain(`${line}geçerli)`);
    await change({ saklama_suresi: 'Kayıttan itibaren 6 ay' });
    expect(await cell()).toContain(`${line}yeniden açıldı)`);
    await change({ saklama_suresi: 'cctv_30' });
    expect(await cell()).toContain(`${line}uyarı artık yok)`);
  });

  it.each([
    ['without a reason', { gerekce: 'Gerek yok.' }],
    ['for a day gone by', { bitis: '2026-11-19' }],
    ['for longer than two years', { bitis: '2029-11-20' }],
    ['to a rule that does not exist', { kod: 'yok_boyle_kural' }],
  ])('%s is refused and changes nothing', async (_, more) => {
    const refused = await give(more);
    expect(refused.status).toBe(400);
    expect(await state()).toEqual(WARNED);
  });

  it('is seen by a representative, who gives none', async () => {
    const refused = await give({}, representative);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Bu alanı yalnızca danışman veya yönetici değiştirebilir.');
    await give();
    const seen = (await representative.call(single, at())).body.data;
    expect(answersIn(seen.uyari_cevaplari)).toHaveLength(1);
    const changed = await change({ faaliyet_aciklamasi: 'Kapı da izlenir.' }, representative);
    expect(changed.status, changed.text).toBe(200);
    expect(await state()).toEqual(READY);
  });
});

it('holds in the other registers too', async () => {
  const body: Values = {
    varlik_ismi: unique('Kamera Kayıt Cihazı'),
    department_id: department,
    varlik_turu: 'kamera_kayit',
    yedekleme_var_mi: false,
    saklama_suresi: 'cctv_30',
  };
  const added = await consultant.call(assets.add, { body });
  const { id: asset } = added.body.data;
  const codes = async () =>
    (
      await consultant.call(assets.single, { params: { id: String(asset) } })
    ).body.data.uyarilar.map(({ kod }) => kod);
  expect(await codes()).toContain('yedek_yok');
  const given: Values = {
    uyari_cevaplari: [answer({ kod: 'yedek_yok', alan: 'yedekleme_var_mi' })],
  };
  await consultant.call(assets.update, {
    params: { id: String(asset) },
    body: given,
  });
  expect(await codes()).not.toContain('yedek_yok');
});
