import { companies } from '@emanet/contract/companies';
import { dashboard } from '@emanet/contract/dashboard';
import { filings } from '@emanet/contract/filings';
import { portfolio } from '@emanet/contract/portfolio';
import { processingActivities } from '@emanet/contract/processing-activities';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { keepFilingClocksJob } from '../clocks/jobs.ts';
import { activityBody } from '../processing-activities/sample.ts';

const app = await appOfFile();
const today = todayInTurkey();
const compare = () =>
  keepFilingClocksJob.perform(app.services, {}, reachOf(app.services, keepFilingClocksJob));

/** A client with one activity. */
async function client() {
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
  const consultant = await app.signInAs({ companies: [company] });
  const { id } = await manager.data(processingActivities.add, {
    body: activityBody(department, 'Kamera ile izleme', {}),
  });
  const end: object = { faaliyet_durumu: 'sona_erdi' };
  return {
    file: () =>
      manager.data(filings.add, {
        body: { tarih: today, giren: 'Zeynep Kılıç', gerekce: 'Eksikler görüldü, tamamlanıyor.' },
      }),
    endActivity: () =>
      manager.data(processingActivities.update, { params: { id: String(id) }, body: end }),
    change: (body: object) => manager.data(companies.update, { body }),
    portfolio: async () => (await consultant.data(portfolio.list))[0]?.verbis.durum,
    isDashboardUnsure: async () =>
      (await manager.data(dashboard.read)).tarihsiz.beyan_karsilastiriliyor,
  };
}

it('calls a filing up to date only once the register was compared with it', async () => {
  const one = await client();
  expect(await one.isDashboardUnsure()).toBe(false);
  await one.file();
  expect([await one.portfolio(), await one.isDashboardUnsure()]).toEqual([
    'karsilastiriliyor',
    true,
  ]);
  await compare();
  expect([await one.portfolio(), await one.isDashboardUnsure()]).toEqual(['guncel', false]);
  await one.endActivity();
  expect([await one.portfolio(), await one.isDashboardUnsure()]).toEqual([
    'karsilastiriliyor',
    true,
  ]);
  await compare();
  expect([await one.portfolio(), await one.isDashboardUnsure()]).toEqual(['bekliyor', false]);
});

it('knows a deleted registration, and a registered client whose filing is kept elsewhere', async () => {
  const one = await client();
  await one.change({ verbis_kayit_no: '12345678' });
  expect(await one.portfolio()).toBe('kayitli');
  await one.file();
  await one.change({ verbis_silme_tarihi: today, verbis_silme_nedeni: 'Faaliyet sona erdi.' });
  await compare();
  expect(await one.portfolio()).toBe('silindi');
});
