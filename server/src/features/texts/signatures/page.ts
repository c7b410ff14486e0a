import type { Language } from '@emanet/contract/shared/primitives';
import {
  DECISIONS,
  decisionsOf,
  outcomeOf,
  subjectsOf,
  WHOLE_CONSENT,
} from '@emanet/contract/texts/signatures';
import type { Subject } from '@emanet/contract/texts/signatures';
import { dayInWords, momentInWords } from '../../../platform/day-in-words.ts';
import {
  linkHead,
  linkPage,
  type Place,
  type Shown as ShownPage,
} from '../../../platform/pages/link-page.ts';
import { escapeHtml } from '../../../platform/pages/site-page.ts';
import { contentsOf, sectionsOf } from '../public/page.ts';
import { standingIn } from './standing.ts';
import { decisionLines, declarationOf, withdrawalLines } from './proof.ts';
import type { SignaturePage } from './queries.ts';

const WORDS = {
  tr: {
    state: (sira: number, day: string, name: string) =>
      `Sürüm ${sira}, ${day} · ${name} için gönderildi`,
    until: (day: string) => `Son gün: ${day}`,
    declare: 'Beyanınız',
    confirm: 'Metnin tamamını okudum',
    send: { kabul: 'Okuduğumu bildir', consent: 'Açık rıza veriyorum', ret: 'Rıza vermiyorum' },
    each: 'Her konu için ayrı ayrı seçin; birini reddetmeniz diğerlerini etkilemez.',
    decided: { kabul: 'Açık rıza veriyorum', ret: 'Açık rıza vermiyorum' },
    sendAll: 'Beyanımı gönder',
    note: 'Beyanınız adınız, metnin sürümü ve anıyla birlikte kaydedilir; belgesi e-posta ile size de gönderilir.',
    done: (when: string) => `Beyanınız ${when} tarihinde kaydedildi.`,
    receipt: 'Belgeyi indir (PDF)',
    back: 'Rızanızı geri alma',
    backText:
      'Verdiğiniz açık rızayı dilediğiniz zaman, gerekçe göstermeden geri alabilirsiniz. Geri alma ileriye etkilidir: veri sorumlusu yalnız bu rızaya dayanan işlemeyi durdurur; öncesinde rızanıza dayanarak yapılan işlemler hukuka aykırı hâle gelmez. Verdiğiniz beyanın kaydı kanıt olarak saklanır.',
    backOne: 'Seçtiğim konularda rızamı geri alıyorum',
    backAll: 'Rızamı geri alıyorum',
    backEvery: 'Tüm konularda rızamı geri alıyorum',
    digest: 'Özet (SHA-256)',
  },
  en: {
    state: (sira: number, day: string, name: string) => `Version ${sira}, ${day} · sent to ${name}`,
    until: (day: string) => `Last day: ${day}`,
    declare: 'Your declaration',
    confirm: 'I have read the whole text',
    send: {
      kabul: 'Confirm that I read it',
      consent: 'I give my consent',
      ret: 'I do not consent',
    },
    each: 'Choose for each subject apart; refusing one does not affect the others.',
    decided: { kabul: 'I give my explicit consent', ret: 'I do not give my explicit consent' },
    sendAll: 'Send my declaration',
    note: 'Your declaration is recorded with your name, the version and the moment; its record is also sent to you by e-mail.',
    done: (when: string) => `Your declaration was recorded on ${when}.`,
    receipt: 'Download the record (PDF)',
    back: 'Withdrawing your consent',
    backText:
      'You can withdraw the explicit consent that you gave at any time, without giving a reason. The withdrawal looks forward: the controller stops what rests on this consent alone; what was done on the basis of your consent before does not become unlawful. The record of your declaration is kept as evidence.',
    backOne: 'I withdraw my consent to the subjects I chose',
    backAll: 'I withdraw my consent',
    backEvery: 'I withdraw my consent to all subjects',
    digest: 'Digest (SHA-256)',
  },
} as const;

const OWN = `.sign{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin-top:2rem}
.sign h2{margin-top:0}.sign label{display:flex;gap:.6rem;align-items:flex-start;margin:1rem 0;font-weight:600}
.sign input{width:1.25rem;height:1.25rem;margin:.15rem 0 0;flex:none;accent-color:var(--petrol)}
.sign button{font:inherit;border:0;cursor:pointer;margin:0 .75rem .5rem 0}.sign button.plain{background:none;color:var(--petrol);padding:.6rem 0;text-decoration:underline}
.sign fieldset{border:0;border-top:1px solid var(--line);margin:0;padding:.75rem 0}.sign legend{float:left;width:100%;padding:0;font-weight:600}.sign fieldset label{clear:both;margin:.5rem 0 0;font-weight:400}
.sign :focus-visible{outline:3px solid var(--petrol);outline-offset:2px}.done{border-color:var(--petrol)}.alert{background:var(--past);border-radius:.5rem;padding:.6rem .9rem}`;

type Shown = ShownPage<SignaturePage>;

/** A yes or no for each subject of a consent; none is chosen beforehand. */
function questionsOf(subjects: readonly Subject[], lang: Language): string {
  const words = WORDS[lang];
  const questions = subjects.map(({ k, text }) => {
    const choices = DECISIONS.map(
      (one) =>
        `<label><input type="radio" name="konular[${escapeHtml(k)}]" value="${one}" required/><span>${words.decided[one]}</span></label>`,
    );
    return `<fieldset><legend>${escapeHtml(text)}</legend>${choices.join('')}</fieldset>`;
  });
  return `<p>${words.each}</p>${questions.join('')}<button class="button">${words.sendAll}</button>`;
}

const withdrawnOf = (page: SignaturePage, lang: Language): string =>
  withdrawalLines(page, subjectsOf(page.tur, page.icerik[lang], lang), lang)
    .map((line) => `<p role="status">${escapeHtml(line)}</p>`)
    .join('');

/** As easy as giving it: each valid part of a consent has a box, and one button takes all. */
function withdrawalForm({ page, lang, token }: Shown) {
  const open = standingIn(page.tur, page.icerik, page, lang);
  if (open.length === 0) return '';
  const words = WORDS[lang];
  const boxes = open
    .filter(({ konu }) => konu !== WHOLE_CONSENT && open.length > 1)
    .map(
      ({ konu, ad }) =>
        `<label><input type="checkbox" name="konular[${escapeHtml(konu)}]" value="geri"/><span>${escapeHtml(ad)}</span></label>`,
    );
  const all = (label: string, plain: boolean) =>
    `<button class="button${plain ? ' plain' : ''}" name="hepsi" value="evet">${label}</button>`;
  return `<section class="sign" id="geri-alma"><h2>${words.back}</h2><p>${words.backText}</p>
<form method="post" action="/api/metinler/riza-geri-al/${encodeURIComponent(token)}"><input type="hidden" name="dil" value="${lang}"/>
${boxes.join('')}
${boxes.length > 1 ? `<button class="button">${words.backOne}</button>${all(words.backEvery, true)}` : all(words.backAll, false)}</form></section>`;
}

/** The declaration of a person who has answered, otherwise the form for it. */
function signOf(shown: Shown, problem: string | undefined): string {
  const { page, lang, path, token } = shown;
  const words = WORDS[lang];
  if (page.karar && page.karar_tarihi) {
    const said = declarationOf(page.tur, outcomeOf(page.karar, page.kararlar), lang);
    const lines = decisionLines(page, lang).map(([, line]) => `<li>${escapeHtml(line)}</li>`);
    return `<section class="sign done" id="beyan"><h2>${words.declare}</h2>${problem ? `<p class="alert" role="alert">${escapeHtml(problem)}</p>` : ''}<p><strong>${escapeHtml(said)}</strong></p>${lines.length > 0 ? `<ol>${lines.join('')}</ol>` : ''}
<p role="status">${words.done(momentInWords(page.karar_tarihi, lang))}</p>${withdrawnOf(page, lang)}<p><a href="${path}/pdf?lang=${lang}">${words.receipt}</a></p></section>${withdrawalForm(shown)}`;
  }
  const [, refusal] = decisionsOf(page.tur);
  const subjects = subjectsOf(page.tur, page.icerik[lang], lang);
  const accept = refusal ? words.send.consent : words.send.kabul;
  return `<section class="sign" id="beyan"><h2>${words.declare}</h2><form method="post" action="/api/metinler/imza-beyan/${encodeURIComponent(token)}">
<input type="hidden" name="dil" value="${lang}"/>${problem ? `<p class="alert" role="alert">${escapeHtml(problem)}</p>` : ''}
<label><input type="checkbox" name="okudum" value="evet" required/><span>${words.confirm}</span></label>
${
  subjects.length > 0
    ? questionsOf(subjects, lang)
    : `<p>${escapeHtml(declarationOf(page.tur, 'kabul', lang))}</p>
<button class="button" name="karar" value="kabul">${accept}</button>${refusal ? `<button class="button plain" name="karar" value="ret">${words.send.ret}</button>` : ''}`
}
<p class="state">${words.note}</p></form></section>`;
}

/** A version for one reader, with a form for the declaration; no script, no account. */
export function signingPage(shown: Shown, { problem }: Place): string {
  const { page, lang, path } = shown;
  const words = WORDS[lang];
  const rendered = page.icerik[lang];
  const day = dayInWords(page.yayin_tarihi, lang);
  return linkPage(lang, {
    sheet: OWN,
    title: `${rendered.baslik} · ${page.company_name}`,
    head: linkHead(page, lang, path),
    main: `<h1>${escapeHtml(rendered.baslik)}</h1><p class="state">${escapeHtml(words.state(page.sira, day, page.fullname))}</p>
${page.karar ? '' : `<p class="state">${words.until(dayInWords(page.son_gun, lang))}</p>`}
${contentsOf(rendered, lang)}${sectionsOf(rendered, lang)}${signOf(shown, problem)}
<p class="digest">${words.digest}: <code>${page.ozet}</code></p>`,
  });
}
