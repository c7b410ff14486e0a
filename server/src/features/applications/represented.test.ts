import { applications, type ApplicationDraft } from '@emanet/contract/applications';
import { applicationForm, PROOF_FIELD } from '@emanet/contract/applications/form';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { sql } from 'kysely';
import { unique } from '../../../test/factories.ts';
import { pdf } from '../../../test/sample-files.ts';
import { writtenApplication } from './form/sample.ts';
import { writtenLetter } from './sample.ts';

const clock = testClock('2026-11-19T16:27:00+03:00');
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const department = await app.makeDepartment(company, 'İnsan Kaynakları');
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });

const AGENT = { basvuran_turu: 'vekil', temsil_edilen: 'Selçuk Tuna' } as const;
const proof = { name: 'vekaletname.pdf', bytes: pdf(), input: PROOF_FIELD };

it('of an agent comes with the proof, which an answer waits for', async () => {
  const { slug } = (await manager.call(applications.settings)).body.data;
  const eposta = `${unique('vekil')}@ornekposta.test`;
  const submit = (body: object, file?: object) =>
    app.stranger.call(applicationForm.submit, {
      params: { slug },
      body: writtenApplication({ eposta, ...body }),
      ...(file && { file: [file as typeof proof] }),
    });
  const nameless = await submit({ basvuran_turu: 'veli_vasi' }, proof);
  expect(Object.keys(nameless.body.fields ?? {})).toEqual(['temsil_edilen']);
  const without = await submit(AGENT, { name: 'baska.pdf', bytes: pdf() });
  expect(Object.keys(without.body.fields ?? {})).toEqual([PROOF_FIELD]);
  const sent = await submit(AGENT, proof);
  expect(sent.status, sent.text).toBe(201);
  const { token } = sent.body.data;
  const [mail] = await app.mailsTo(eposta);
  const kod = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const { data } = (await app.stranger.call(applicationForm.confirm, { body: { token, kod } }))
    .body;
  expect(data).toMatchObject({ temsil_edilen: 'Selçuk Tuna', ekler: [{ ad: 'vekaletname.pdf' }] });

  const [row] = (await manager.call(applications.list)).body.data;
  const params = { id: String(row?.id) };
  const single = (await manager.call(applications.single, { params })).body.data;
  expect(single).toMatchObject({ ...AGENT, yetki_tarihi: null, ekler: [{ kaynak: 'yetki' }] });
  const answer: ApplicationDraft = {
    sonuc: 'kabul',
    metin: 'Başvurunuz incelendi. Kurula şikâyet edebilirsiniz (m. 14).',
    dil: 'tr',
    ekler: [],
    kontrol: true,
  };
  await manager.call(applications.update, { params, body: { department_id: department } });
  const drafted = await manager.call(applications.draft, { params, body: answer });
  const send = (surum: number) => manager.call(applications.send, { params, body: { surum } });
  const early = await send(drafted.body.data.surum);
  expect([early.status, early.body.message]).toEqual([
    409,
    expect.stringContaining('yetki belgesi denetlenmemiş'),
  ]);
  const checked = await manager.call(applications.authority, {
    params,
    body: { metin: 'Baro levhasından sorgulandı.' },
  });
  expect(checked.body.data.olaylar.at(-1)).toMatchObject({
    tur: 'yetki_denetlendi',
    veri: { metin: 'Baro levhasından sorgulandı.', dosya: 'vekaletname.pdf' },
  });
  expect((await send(checked.body.data.surum)).status).toBe(200);
});

it('is asked who makes it, by the form and by hand', async () => {
  const { slug } = (await manager.call(applications.settings)).body.data;
  const { basvuran_turu: _, ...asked } = writtenApplication();
  const submit = { params: { slug }, body: asked };
  const byForm = await app.stranger.call(applicationForm.submit, submit as never);
  expect([byForm.status, Object.keys(byForm.body.fields ?? {})]).toEqual([400, ['basvuran_turu']]);
  const { basvuran_turu: __, ...letter } = writtenLetter();
  const byHand = await manager.call(applications.add, { body: letter as never });
  expect([byHand.status, Object.keys(byHand.body.fields ?? {})]).toEqual([400, ['basvuran_turu']]);
});

it('waits with its answer until a person says who makes it', async () => {
  const body = writtenLetter({ basvuran_turu: null, talep: 'Kayıtlarım silinsin.' });
  const { id, basvuran_turu } = await manager.data(applications.add, { body });
  expect(basvuran_turu).toBeNull();
  const params = { id: String(id) };
  await manager.data(applications.update, { params, body: { department_id: department } });
  const written: ApplicationDraft = {
    ...{ sonuc: 'kabul', dil: 'tr', ekler: [], kontrol: true },
    metin: 'Başvurunuz incelendi. Kurula şikâyet edebilirsiniz (m. 14).',
  };
  const { surum } = await manager.data(applications.draft, { params, body: written });
  const early = await manager.call(applications.send, { params, body: { surum } });
  expect([early.status, early.body.message]).toEqual([
    409,
    expect.stringContaining('kimin yaptığı'),
  ]);
  const nameless = await manager.call(applications.update, {
    params,
    body: { basvuran_turu: 'vekil' },
  });
  expect(Object.keys(nameless.body.fields ?? {})).toEqual(['temsil_edilen']);
  const named = await manager.data(applications.update, { params, body: AGENT });
  expect(named).toMatchObject(AGENT);
  expect(named.olaylar.at(-1)).toMatchObject({ tur: 'basvuran_yazildi', veri: AGENT });
  const proofless = await manager.call(applications.send, { params, body: { surum: named.surum } });
  expect(proofless.body.message).toContain('yetki belgesi denetlenmemiş');
  const own = await manager.data(applications.update, {
    params,
    body: { basvuran_turu: 'kendisi' },
  });
  expect(own).toMatchObject({ basvuran_turu: 'kendisi', temsil_edilen: null });
  expect(
    await manager.data(applications.send, { params, body: { surum: own.surum } }),
  ).toMatchObject({ durum: 'sonuclandi' });
});

it('of before it was asked is of an unknown requester, also when it is closed', async () => {
  const body = writtenLetter({ talep: 'Eski bir talep' });
  const { id } = await manager.data(applications.add, { body });
  const params = { id: String(id) };
  await sql`update basvurular set basvuran_belli = null, durum = 'sonuclandi', sonuc = 'kabul',
    sonuclanma_tarihi = now() where company_id = ${company} and id = ${id}`.execute(app.db.system);
  expect((await manager.data(applications.single, { params })).basvuran_turu).toBeNull();
  const both = await manager.call(applications.update, {
    params,
    body: { basvuran_turu: 'kendisi', durum: 'inceleniyor' },
  });
  expect([both.status, both.body.code]).toEqual([409, 'APPLICATION_CLOSED']);
  const asked = await manager.data(applications.update, {
    params,
    body: { basvuran_turu: 'kendisi' },
  });
  expect(asked).toMatchObject({ basvuran_turu: 'kendisi', durum: 'sonuclandi' });
});

it('of a guardian that came by hand asks for the proof, and takes one that comes later', async () => {
  const add = (rest: object) =>
    manager.call(applications.add, { body: { ...writtenLetter(), ...rest } });
  expect(Object.keys((await add({ basvuran_turu: 'veli_vasi' })).body.fields ?? {})).toEqual([
    'temsil_edilen',
  ]);
  const { id } = (await add({ basvuran_turu: 'veli_vasi', temsil_edilen: 'Ada Özdemir' })).body
    .data;
  const params = { id: String(id) };
  const early = await manager.call(applications.authority, { params, body: {} });
  expect([early.status, early.body.code]).toEqual([409, 'APPLICATION_NO_AUTHORITY']);
  const file = { name: 'nufus-kayit-ornegi.pdf', bytes: pdf() };
  const { data } = (await manager.call(applications.authority, { params, body: {}, file })).body;
  expect(data.ekler).toMatchObject([{ kaynak: 'yetki', dosya_adi: 'nufus-kayit-ornegi.pdf' }]);
  expect(data.yetki_tarihi).not.toBeNull();
});

it('needs no proof when the data subject applies', async () => {
  const { id } = (await manager.call(applications.add, { body: writtenLetter() })).body.data;
  const answer = await manager.call(applications.authority, {
    params: { id: String(id) },
    body: {},
  });
  expect(answer.status).toBe(404);
});
