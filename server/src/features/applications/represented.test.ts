import { applications, type ApplicationDraft } from '@emanet/contract/applications';
import { applicationForm, PROOF_FIELD } from '@emanet/contract/applications/form';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
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
