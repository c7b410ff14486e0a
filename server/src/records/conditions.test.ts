import { assets } from '@emanet/contract/assets';
import { choicesOn } from '@emanet/contract/lookups';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import { fieldLabel } from '@emanet/contract/records/labels';
import { isEmpty, type Field } from '@emanet/contract/records/fields';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { unique } from '../../test/factories.ts';
import { fileOf } from '../../test/import-life/table.ts';
import { assetRegister } from '../features/assets/register.ts';
import { processingActivityRegister } from '../features/processing-activities/register.ts';
import { publicTransferRegister } from '../features/public-transfers/register.ts';
import { supplierTransferRegister } from '../features/supplier-transfers/register.ts';
import type { Register } from './register.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company, 'Muhasebe');
const consultant = await app.signInAs({ companies: [company] });

type Body = Record<string, unknown>;

const REGISTERS = [
  { register: processingActivityRegister, endpoints: processingActivities },
  { register: supplierTransferRegister, endpoints: supplierTransfers },
  { register: publicTransferRegister, endpoints: publicTransfers },
  { register: assetRegister, endpoints: assets },
] as const;

/** A value of a field that a person could give. */
function valueFor(field: Field): unknown {
  if (field.control === 'country') return 'İrlanda';
  if (field.control === 'boolean') return true;
  if (field.control === 'duration') return 'P30D';
  if (field.lookup) {
    const code = choicesOn(field.lookup, todayInTurkey())[0]?.code;
    return kindOf(field).many ? [code] : code;
  }
  return kindOf(field).column === 'date' ? '2024-02-29' : 'Açıklama';
}

/** The least that a record of a register must say. */
const leastOf = ({ fields, nameField }: Register): Body => ({
  department_id: department,
  [nameField]: fields.find(({ name }) => name === nameField)?.lookup ? 'sgk' : unique('Kayıt'),
});

describe.each(REGISTERS)('a value whose condition is not met ($register.noun)', (one) => {
  const { register, endpoints } = one;
  const conditional = register.fields.filter(({ visibleWhen }) => visibleWhen);

  it.each(conditional.map((field) => [field.name, field] as const))(
    'is stored or refused by its name: %s',
    async (name, field) => {
      const value = valueFor(field);
      const least: Body = { ...leastOf(register), [name]: value };
      // A name that stands for no choice is written beside the choice "other".
      if (name === register.writtenName) delete least[register.nameField];
      const added = await consultant.call(endpoints.add, { body: least });
      if (added.status === 201) expect(added.body.data[name]).toEqual(value);
      else {
        expect(added.status, added.text).toBe(400);
        expect(added.body.fields?.[name]).toContain(fieldLabel(register.noun, name, 'tr'));
      }
      const bare = await consultant.data(endpoints.add, { body: leastOf(register) });
      const changed = await consultant.call(endpoints.update, {
        params: { id: String(bare.id) },
        body: { [name]: value },
      });
      if (changed.status === 200) expect(changed.body.data[name]).toEqual(value);
      else {
        expect(changed.status, changed.text).toBe(400);
        expect(changed.body.fields?.[name]).toContain(fieldLabel(register.noun, name, 'tr'));
      }
    },
  );

  it('does not break a whole record that is sent back as it was read', async () => {
    for (const field of conditional) {
      const body: Body = { ...leastOf(register), [field.name]: valueFor(field) };
      const added = await consultant.call(endpoints.add, { body });
      if (added.status !== 201) continue;
      const { id, surum } = added.body.data;
      const whole: Body = await consultant.data(endpoints.single, { params: { id: String(id) } });
      const back = await consultant.call(endpoints.update, {
        params: { id: String(id) },
        body: whole,
      });
      expect(back.status, back.text).toBe(200);
      expect(back.body.data.surum).toBe(surum);
    }
  });
});

describe('the answer that a value implies', () => {
  const add = (more: Body) => {
    const body: Body = { department_id: department, tedarikci_adi: unique('Tedarikçi'), ...more };
    return consultant.call(supplierTransfers.add, { body });
  };

  it('follows through all its conditions: a notified standard contract is a transfer abroad', async () => {
    const { body } = await add({ standart_sozlesme_bildirim_tarihi: '2026-03-18' });
    expect(body.data).toMatchObject({
      yurt_disi_aktarim: true,
      yurt_disi_mekanizma: 'standart_sozlesme',
      standart_sozlesme_bildirim_tarihi: '2026-03-18',
    });
  });

  it('never contradicts an answer that a person gave', async () => {
    const refused = await add({ yurt_disi_aktarim: false, standart_sozlesme_yetki: true });
    expect(refused.status).toBe(400);
    const sentence = refused.body.fields?.standart_sozlesme_yetki;
    expect(sentence).toContain('Hayır');
    expect(sentence).toContain(fieldLabel('supplierTransfers', 'yurt_disi_aktarim', 'tr'));
  });

  it('is not drawn from Türkiye, a future end or a text that names no country', async () => {
    const bodies: Body[] = [
      { aktarim_ulkesi: 'Türkiye' },
      { aktarim_ulkesi: 'Merkez ofis' },
      { sona_erme_tarihi: '2199-01-01' },
    ];
    for (const body of bodies) {
      const refused = await add(body);
      expect(refused.status, JSON.stringify(body)).toBe(400);
      expect(Object.keys(refused.body.fields ?? {})).toEqual(Object.keys(body));
    }
  });

  it('is taken back with its values when a person changes the condition, and the log says so', async () => {
    const { body } = await add({ aktarim_ulkesi: 'İrlanda' });
    const { data } = body;
    const whole: Body = { ...data, yurt_disi_aktarim: false };
    const params = { id: String(data.id) };
    const changed = await consultant.call(supplierTransfers.update, { params, body: whole });
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body.data).toMatchObject({ yurt_disi_aktarim: false, aktarim_ulkesi: null });
    const log = await app.db.system
      .selectFrom('change_logs')
      .select('alanlar')
      .where('company_id', '=', company)
      .where('tur', '=', 'veri_aktarim')
      .where('record_id', '=', data.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(log.alanlar).toContainEqual({ alan: 'aktarim_ulkesi', eski: 'İrlanda', yeni: null });
  });

  it('is drawn from the role that follows from the group of recipients', async () => {
    const { body, text } = await add({ alici_grubu: 'tedarikciler', alt_isleyenler: 'Alt A.Ş.' });
    expect(body.data?.alt_isleyenler, text).toBe('Alt A.Ş.');
  });
});

describe('an imported file', () => {
  const import_ = async (titles: string[], rows: (string | null)[][]) => {
    const bytes = await fileOf({ titles, rows });
    const plan = await consultant.data(supplierTransfers.checkImport, { body: bytes });
    const stored = async () => {
      const done = await consultant.data(supplierTransfers.import, {
        body: bytes,
        query: { plan: plan.plan },
      });
      return Promise.all(
        done.eklenenler.map((id) =>
          consultant.data(supplierTransfers.single, { params: { id: String(id) } }),
        ),
      );
    };
    return { plan, stored };
  };

  it('is abroad where it names a foreign country, and has a contract where it dates one', async () => {
    const { plan, stored } = await import_(
      ['Tedarikçi', 'Birim', 'Aktarım ülkesi', 'Sözleşme tarihi'],
      [[unique('Yurt Dışı'), 'Muhasebe', 'İrlanda', '29.02.2024']],
    );
    expect(plan.ozet).toMatchObject({ eklenecek: 1, reddedilecek: 0 });
    expect(await stored()).toMatchObject([
      {
        aktarim_ulkesi: 'İrlanda',
        yurt_disi_aktarim: true,
        sozlesme_tarihi: '2024-02-29',
        sozlesme_var_mi: true,
      },
    ]);
  });

  it('is refused where a date stands beside a no, in a sentence that names both', async () => {
    const { plan } = await import_(
      ['Tedarikçi', 'Birim', 'Sözleşme var mı?', 'Sözleşme tarihi'],
      [[unique('Hayır'), 'Muhasebe', 'Hayır', '29.02.2024']],
    );
    expect(plan.ozet).toMatchObject({ eklenecek: 0, reddedilecek: 1 });
    const [problem] = plan.satirlar[0]?.sorunlar ?? [];
    expect(problem).toMatchObject({ hucre: 'D2', alan: 'sozlesme_tarihi' });
    expect(problem?.neden).toMatch(/Sözleşme tarihi.*Sözleşme var mı.*Hayır/);
  });

  it('says of an unreadable value that it is wrong, also beside a no', async () => {
    const { plan } = await import_(
      ['Tedarikçi', 'Birim', 'Sözleşme var mı?', 'Sözleşme tarihi'],
      [[unique('Hayır'), 'Muhasebe', 'Hayır', 'geçen yıl']],
    );
    expect(plan.satirlar[0]?.sorunlar).toMatchObject([{ hucre: 'D2' }]);
  });

  it('keeps a supplier in Türkiye, and names the country that is not stored', async () => {
    const { plan, stored } = await import_(
      ['Tedarikçi', 'Birim', 'Aktarım ülkesi'],
      [[unique('Yerli'), 'Muhasebe', 'Türkiye']],
    );
    expect(plan.satirlar).toMatchObject([
      { durum: 'eklenecek', sorunlar: [{ hucre: 'C2', alan: 'aktarim_ulkesi' }] },
    ]);
    expect(await stored()).toMatchObject([{ aktarim_ulkesi: null, yurt_disi_aktarim: null }]);
  });
});

it('names no field of a register that could not be given', () => {
  for (const { register } of REGISTERS)
    for (const field of register.fields)
      if (field.visibleWhen) expect(isEmpty(valueFor(field)), field.name).toBe(false);
});

it.each([false, null])(
  'names the fields that empty when their condition is %s',
  async (answered) => {
    const body: Body = { yurt_disi_mi: answered };
    const abroad: Body = { yurt_disi_mi: true, ulke: 'İrlanda' };
    const added = await consultant.data(assets.add, {
      body: { ...leastOf(assetRegister), ...abroad },
    });
    const answer = await consultant.call(assets.update, { params: { id: String(added.id) }, body });
    expect(answer.body.data.ulke).toBeNull();
    expect(answer.body.message).toBe(
      `Kayıt güncellendi. Koşulu kalkan alanlar da boşaldı: ${fieldLabel('assets', 'ulke', 'tr')}.`,
    );
    const named = await consultant.call(assets.update, {
      params: { id: String(added.id) },
      body: abroad,
    });
    expect(named.body.message).toBe('Kayıt güncellendi.');
  },
);
