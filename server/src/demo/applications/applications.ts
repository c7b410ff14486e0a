import { openParts } from '@emanet/contract/applications/answer';
import { PROOF_FIELD, type WrittenApplication } from '@emanet/contract/applications/form';
import { SHIPPED_TEMPLATES } from '@emanet/contract/data/application-templates';
import { DAY_MS, dayOf, HOUR_MS } from '@emanet/contract/shared/time/today';
import { announceApplicationJob } from '../../features/applications/announce.ts';
import { keepDraft, sendAnswer } from '../../features/applications/answer.ts';
import {
  addApplication,
  readApplication,
  updateByHand,
} from '../../features/applications/applications.ts';
import { addNote, askApplicant } from '../../features/applications/follow.ts';
import { openApplication } from '../../features/applications/form/begin.ts';
import { confirm } from '../../features/applications/form/confirm.ts';
import { submit } from '../../features/applications/form/write.ts';
import { readSettings, saveSettings } from '../../features/applications/settings.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import type { ReceivedFile } from '../../platform/files/rows.ts';
import { makePdf } from '../../platform/pdf/pdf.ts';
import { later } from '../calendar.ts';
import { receiveFile } from '../files/files.ts';
import { mailName } from '../training/people.ts';
import {
  lastMail,
  mailsWentOut,
  runJob,
  scopeOfSomebody,
  servicesAt,
  type DemoServices,
  type Workplace,
} from '../verbs.ts';
import { STORIES, type Story } from './stories.ts';

type Stage = Readonly<{ tx: Tx; services: DemoServices; now: Date; place: Workplace }>;

/** Applications in every state: late, near, new, waiting, granted, refused. */
export async function addApplications(stage: Stage): Promise<void> {
  const { tx, services, now, place } = stage;
  const scope = scopeOfSomebody(place, 'applications.write', ({ role }) => role === 'yönetici');
  const preparing = servicesAt(tx, services, later(now, -60 * DAY_MS));
  const { acik, slug, saklama_yili } = await readSettings(preparing, scope);
  await saveSettings(preparing, scope, {
    acik,
    slug,
    saklama_yili,
    posta_adresi: 'Organize Sanayi Bölgesi, 4. Cadde No: 17, 06935 Sincan / Ankara',
    kep_adresi: `kvkk.${place.key}@hs01.kep.tr`,
  });
  for (const story of STORIES.filter(({ company }) => company === place.key))
    await tell({ ...stage, slug, scope }, story);
}

type Telling = Stage & Readonly<{ slug: string; scope: PersonScope }>;

async function tell(telling: Telling, story: Story): Promise<void> {
  const { tx, services, now, place, scope } = telling;
  const came = later(now, -story.ago * DAY_MS);
  const at = (hours: number) => servicesAt(tx, services, later(came, hours * HOUR_MS));
  const id = story.kaynak ? await enter(telling, story, came) : await apply(telling, story, came);
  const { company_id } = place;
  const arrived = { job: announceApplicationJob, company_id, payload: { company_id, id } };
  await runJob(tx, services, came, arrived);
  await mailsWentOut(tx, came);
  const department_id = place.departments.get(story.departman ?? '');
  if (department_id) {
    const { user_id: sorumlu_id } = scope.actor;
    await updateByHand(at(6), scope, id, { department_id, sorumlu_id });
  }
  if (story.soru) await askApplicant(at(30), scope, id, story.soru);
  if (story.not) await addNote(at(50), scope, id, story.not, undefined);
  await mailsWentOut(tx, later(came, 2 * DAY_MS));
  if (story.cevap) await answer(telling, story, id, later(came, story.cevap.gun * DAY_MS));
}

/** An eleven-digit number whose last two follow from the others. */
function nationalId(first: number): string {
  const digits = [...String(first)].map(Number);
  const sum = (from: number, step: number, until: number) => {
    let total = 0;
    for (let at = from; at < until; at += step) total += digits[at] ?? 0;
    return total;
  };
  digits.push((sum(0, 2, 9) * 7 - sum(1, 2, 9) + 100) % 10);
  digits.push(sum(0, 1, 10) % 10);
  return digits.join('');
}

const addressOf = ({ ad, soyad }: Story) => `${mailName(`${ad} ${soyad}`)}@ornekposta.test`;

/** Writes the public form and types the code of its mail. */
async function apply({ tx, services, slug, place }: Telling, story: Story, came: Date) {
  const { ad, soyad, ek, adina } = story;
  const writing = servicesAt(tx, services, later(came, -5 * 60_000));
  const files: ReceivedFile[] = [];
  if (ek) {
    const title = `${ek}: ${ad} ${soyad}`;
    const bytes = await makePdf({ title, lang: 'tr', foot: title, blocks: [{ text: title }] });
    const { files: store, config } = writing;
    const given = { kind: 'basvuru', name: `${ek}.pdf`, bytes } as const;
    const received = await receiveFile({ store, config }, place.company_id, given);
    files.push(adina ? { ...received, input: PROOF_FIELD } : received);
  }
  const written: WrittenApplication = {
    basvuran_turu: adina ? 'vekil' : 'kendisi',
    temsil_edilen: adina ?? null,
    ad,
    soyad,
    haklar: [...story.hak],
    talep: story.talep,
    kimlik_turu: 'tc',
    kimlik_no: nationalId(story.kimlik),
    kisi_grubu: story.grup,
    adres: 'Bahçelievler Mah. Şehit Ömer Halisdemir Cad. No: 14/6, Bolu',
    cevap_yolu: 'eposta',
    eposta: addressOf(story),
    dil: 'tr',
  };
  const token = await submit(writing, slug, written, files, { address: '127.0.0.1' });
  const [code = ''] = /\b\d{6}\b/.exec((await lastMail(tx, services)).text) ?? [];
  const arriving = servicesAt(tx, services, came);
  await confirm(arriving, token, code);
  return (await openApplication(arriving, token)).actor.row_id ?? 0;
}

/** Enters a letter as the company's own people do. */
async function enter({ tx, services, scope }: Telling, story: Story, came: Date) {
  const { id } = await addApplication(
    servicesAt(tx, services, came),
    scope,
    {
      basvuran_turu: 'kendisi',
      kaynak: story.kaynak ?? 'diger',
      gelis_gunu: dayOf(came),
      dil: 'tr',
      ad_soyad: `${story.ad} ${story.soyad}`,
      kimlik_no: nationalId(story.kimlik),
      kisi_grubu: story.grup,
      haklar: [...story.hak],
      talep: story.talep,
      adres: 'Yeni Mah. Atatürk Bulvarı No: 118/4, Sincan / Ankara',
      eposta: addressOf(story),
      cevap_yolu: 'eposta',
    },
    undefined,
  );
  return id;
}

/** Answers with a shipped text whose open parts were filled in. */
async function answer({ tx, services, scope }: Telling, { cevap }: Story, id: number, at: Date) {
  const template = SHIPPED_TEMPLATES.find(({ kod }) => kod === cevap?.sablon);
  if (!cevap || !template) throw new Error('the demo answers with a text that is not there');
  const written = openParts(template.metin_tr).reduce(
    (text, part, place) => text.replace(part, cevap.yerine[place] ?? part),
    template.metin_tr,
  );
  const answering = servicesAt(tx, services, at);
  const draft = {
    sonuc: cevap.sonuc,
    metin: written,
    ret_nedeni: cevap.ret?.neden ?? null,
    ret_gerekcesi: cevap.ret?.gerekce ?? null,
    dil: 'tr',
    ekler: [],
    kontrol: true,
  } as const;
  await keepDraft(answering, scope, id, { ...draft, ekler: [] });
  const { surum } = await readApplication(answering, scope, id);
  await sendAnswer(answering, scope, id, surum, 'tr');
  await mailsWentOut(tx, later(at, 60_000));
}
