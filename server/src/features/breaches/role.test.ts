import { breaches } from '@emanet/contract/breaches';
import { boardForm } from '@emanet/contract/breaches/form';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { textOfPdf } from '../../demo/pdf-text.fixture.ts';
import { breachHouse } from './breaches.fixture.ts';

const house = await breachHouse();
const { at, clockOf, decide, record, stage } = house;
const representative = await house.app.signInAs({
  companies: [house.company],
  departments: [house.department],
});
const UNKNOWN = { sifat: undefined, department_id: house.department };
const close = (id: number) =>
  house.manager.call(breaches.close, { ...at(id), body: { kapanis_ozeti: 'Kapandı.' } });
const answer = (id: number, sifat: 'sorumlu' | 'isleyen' | null) =>
  house.manager.call(breaches.update, { ...at(id), body: { sifat } });

describe('the role of the company in a breach', () => {
  it('that nobody gave is not known, and its hours run', async () => {
    const row = await record(UNKNOWN, representative);
    expect(row.sifat).toBeNull();
    expect(Date.parse((await clockOf(row.id))?.son_an ?? '')).toBe(Date.parse(row.son_an));
    const [first] = boardForm(row, row.sirket, 'tr', Date.parse(row.ogrenme));
    expect(first?.eksik).toContain('Şirketin sıfatı');
    const [mail] = await house.app.mailsTo(house.officer.email);
    expect(mail?.text).toContain('veri işleyen mi olduğu yazılmadı; önce bunu yanıtlayın');
    expect(mail?.text).toContain('Kurula son bildirim anı');
  });

  it('is not known in the report and the sheet', async () => {
    const row = await record(UNKNOWN);
    const { headers } = house.manager;
    const paper = breaches.report.path.replace(':id', String(row.id));
    const report = await house.app.app.inject({ url: `${paper}?lang=tr`, headers });
    expect(await textOfPdf(report.rawPayload)).toContain('Bilinmiyor (süre');
    const payload = { ids: [row.id], lang: 'tr' };
    const url = breaches.export.path;
    const sheet = await house.app.app.inject({ method: 'POST', url, headers, payload });
    const [head, cells] = await readSheet(sheet.rawPayload);
    expect(cells?.[head?.indexOf('Şirketin sıfatı') ?? -1]).toContain('Bilinmiyor');
  });

  it('is asked before a breach closes, unless it is none', async () => {
    const { id } = await record(UNKNOWN);
    expect((await close(id)).body.error).toContain('veri işleyen mi olduğu yazılmadı');
    await decide(id, { karar: 'ihlal_degil', neden: 'yanlis_alarm' });
    expect((await close(id)).status).toBe(200);
  });

  it('ends or keeps the clock by its answer, and may become unknown again', async () => {
    const { id } = await record(UNKNOWN);
    expect((await stage(id, { alici: 'sorumlu' })).status).toBe(400);
    expect((await answer(id, 'isleyen')).body.data.sifat).toBe('isleyen');
    expect(await clockOf(id)).toBeUndefined();
    expect((await answer(id, null)).body.data.sifat).toBeNull();
    expect(await clockOf(id)).toBeDefined();
  });
});
