import {
  answeredOf,
  choicesOfQuestion,
  isAnswered,
  LONGEST_ANSWER,
  NOBODY,
  type Answer,
} from '@emanet/contract/questionnaires';
import { QUESTIONS, questionText, type Question } from '@emanet/contract/records/questionnaire';
import { dayInWords } from '../../platform/day-in-words.ts';
import {
  linkHead,
  linkPage,
  type Place,
  type Shown as ShownPage,
} from '../../platform/pages/link-page.ts';
import { escapeHtml } from '../../platform/pages/site-page.ts';
import { digestOf, NAMING } from './answers.ts';
import type { QuestionnairePage } from './queries.ts';

const WORDS = {
  tr: {
    title: 'Kişisel veri anketi',
    hello: (name: string) => `Merhaba ${name}`,
    intro:
      'Her iş için on kısa soru var; hukuk bilgisi gerekmez. Her yanıt verildiği anda saklanır: yarım bırakıp aynı bağlantıyla başka bir cihazdan sürdürebilirsiniz.',
    until: (day: string) => `Son gün: ${day}`,
    tasks: 'İşler',
    none: 'Henüz bir iş eklenmedi. Kişisel veri kullandığınız ilk işi aşağıya yazın.',
    progress: (done: number) => `${done}/${QUESTIONS.length} soru`,
    begin: 'Başla',
    go: 'Sürdür',
    look: 'Gözden geçir',
    add: 'Başka bir iş ekle',
    addFirst: 'İlk işi ekle',
    addLabel: 'İşin adı',
    addHelp: '“Personel işe alımı”, “Müşteri şikâyetleri” gibi.',
    addButton: 'Ekle ve başla',
    finishTitle: 'Bitirdiniz mi?',
    finishText:
      'Gönderdikten sonra yanıtlar değiştirilemez. Yanıtlamadığınız sorular sorun olmaz; eksikler için sizinle görüşülür.',
    finish: 'Yanıtlarımı gönder',
    question: (at: number) => `Soru ${at}/${QUESTIONS.length}`,
    own: 'Listede yoksa kendi sözlerinizle yazın',
    write: 'Yanıtınız',
    more: 'Eklemek istedikleriniz',
    nobody: 'Şirket dışında kimseyle paylaşılmıyor',
    yes: 'Evet',
    no: 'Hayır',
    next: 'Kaydet ve ilerle',
    unknown: 'Bilmiyorum',
    unknownSaid: 'Bu soruya “Bilmiyorum” dediniz.',
    kept: 'Kayıtlı yanıt',
    back: 'Önceki soru',
    list: 'Kaydet ve işlere dön',
    rest: 'Diğer',
    thanks: 'Teşekkür ederiz',
    thanksText: (when: string) =>
      `Yanıtlarınız ${when} tarihinde alındı. Başka bir şey yapmanız gerekmiyor.`,
    receipt: 'Alındı belgesi',
    number: 'Anket no',
    copy: 'Bir örneği e-posta adresinize gönderildi.',
    yours: 'Yanıtlarınız',
  },
  en: {
    title: 'Personal data questionnaire',
    hello: (name: string) => `Hello ${name}`,
    intro:
      'There are ten short questions about each task; no knowledge of the law is needed. Each answer is kept as soon as it is given: you can stop and continue with the same link on another device.',
    until: (day: string) => `Last day: ${day}`,
    tasks: 'Tasks',
    none: 'No task yet. Write below the first one in which you use personal data.',
    progress: (done: number) => `${done}/${QUESTIONS.length} questions`,
    begin: 'Begin',
    go: 'Continue',
    look: 'Look through',
    add: 'Add another task',
    addFirst: 'Add the first task',
    addLabel: 'Name of the task',
    addHelp: 'Such as “Recruitment” or “Customer complaints”.',
    addButton: 'Add and begin',
    finishTitle: 'Are you done?',
    finishText:
      'Once sent, answers cannot be changed. Questions left open do no harm; you will be asked about what is missing.',
    finish: 'Send my answers',
    question: (at: number) => `Question ${at} of ${QUESTIONS.length}`,
    own: 'If it is not in the list, write in your own words',
    write: 'Your answer',
    more: 'Anything to add',
    nobody: 'Shared with nobody outside the company',
    yes: 'Yes',
    no: 'No',
    next: 'Save and continue',
    unknown: 'I do not know',
    unknownSaid: 'You answered “I do not know”.',
    kept: 'Answer on record',
    back: 'Previous question',
    list: 'Save and return to the tasks',
    rest: 'Other',
    thanks: 'Thank you',
    thanksText: (when: string) => `Your answers arrived on ${when}. There is nothing else to do.`,
    receipt: 'Receipt',
    number: 'Questionnaire no.',
    copy: 'A copy was sent to your e-mail address.',
    yours: 'Your answers',
  },
} as const;

const OWN = `.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}
.card h2{margin-top:0}.tasks{list-style:none;padding:0;margin:1rem 0}.tasks a{display:flex;gap:1rem;justify-content:space-between;align-items:center;min-height:3rem;text-decoration:none;color:var(--ink)}
.tasks strong{overflow-wrap:anywhere}.tasks span{color:var(--petrol);text-align:right;flex:none}
.ask label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}.ask input[type=checkbox],.ask input[type=radio]{width:1.35rem;height:1.35rem;margin:0;flex:none;accent-color:var(--petrol)}
.ask .text{display:block;min-height:0;font-weight:600;margin-top:1rem}.ask textarea,.ask input[type=text]{display:block;width:100%;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--faint);border-radius:.5rem;padding:.6rem .75rem;margin-top:.35rem}
.ask button{font:inherit;border:0;cursor:pointer;min-height:2.75rem}.ask button.plain{background:none;color:var(--petrol);text-decoration:underline;padding:.6rem 0}
.acts{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;margin-top:1.25rem}
fieldset{border:0;padding:0;margin:0}legend{padding:0;font-weight:600}progress{display:block;width:100%;margin-bottom:16px;accent-color:var(--petrol)}
:focus-visible{outline:3px solid var(--petrol);outline-offset:2px}.alert{background:var(--past);border-radius:.5rem;padding:.6rem .9rem}dt{font-weight:600;margin-top:.75rem}dd{margin:0;overflow-wrap:anywhere}`;

type Shown = ShownPage<QuestionnairePage>;
type Process = QuestionnairePage['surecler'][number];

const frame = ({ page, lang, path }: Shown, title: string, main: string): string =>
  linkPage(lang, {
    title: `${title} · ${page.company_name}`,
    head: linkHead(page, lang, path),
    main,
    sheet: OWN,
  });
const alertOf = (problem: string | undefined): string =>
  problem ? `<p class="alert" role="alert">${escapeHtml(problem)}</p>` : '';
const action = (verb: string, { token }: Shown): string =>
  `/api/anketler/${verb}/${encodeURIComponent(token)}`;
const hidden = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}"/>`,
    )
    .join('');

/** The next open question of a task: the first without an answer, otherwise the first. */
const openPlaceOf = ({ cevaplar }: Process): number =>
  QUESTIONS.findIndex(({ field }) => !isAnswered(cevaplar[field])) + 1 || 1;

/** Draws the page of a link: a question where one is named, otherwise the tasks. */
export function drawPage(shown: Shown, { of, problem }: Place): string {
  const process = shown.page.surecler.find(({ id }) => String(id) === String(of['surec']));
  const named = QUESTIONS.findIndex(({ field }) => field === of['soru']) + 1;
  const place = named || Number(of['soru']);
  const again = problem === undefined ? {} : { problem, typed: typedIn(of) };
  const question =
    process && !shown.page.tamamlanma_tarihi && questionPage(shown, process, place, again);
  return question || startPage(shown, problem);
}

/** Input of a refused answer, so that typed text is not lost. */
const typedIn = ({ secilen, yazi }: Place['of']): Answer => ({
  secilen: [secilen ?? []].flat().filter((one) => typeof one === 'string'),
  yazi: typeof yazi === 'string' ? yazi : '',
});

/** The tasks of a questionnaire with their answers; a finished one thanks. */
function startPage(shown: Shown, problem?: string): string {
  const { page, lang, path } = shown;
  const words = WORDS[lang];
  if (page.tamamlanma_tarihi) return thanksPage(shown, page.tamamlanma_tarihi);
  const tasks = page.surecler.map((one) => {
    const done = answeredOf(one.cevaplar);
    const what = done === 0 ? words.begin : done < QUESTIONS.length ? words.go : words.look;
    return `<li class="card"><a href="${path}/${one.id}/${openPlaceOf(one)}?lang=${lang}"><strong>${escapeHtml(one.ad)}</strong><span>${words.progress(done)}<br/>${what}</span></a></li>`;
  });
  const some = page.surecler.some(({ cevaplar }) => Object.keys(cevaplar).length > 0);
  return frame(
    shown,
    words.title,
    `<h1>${escapeHtml(words.hello(page.fullname))}</h1><p>${words.intro}</p>
<p class="state">${words.until(dayInWords(page.son_gun, lang))}</p>${alertOf(problem)}
<h2>${words.tasks}</h2>${tasks.length > 0 ? `<ul class="tasks">${tasks.join('')}</ul>` : `<p>${words.none}</p>`}
<form class="card ask" method="post" action="${action('is-ekle', shown)}">${hidden({ dil: lang })}<h2>${tasks.length > 0 ? words.add : words.addFirst}</h2>
<label class="text" for="ad">${words.addLabel}</label><input type="text" id="ad" name="ad" maxlength="200" required aria-describedby="adh"/><p class="state" id="adh">${words.addHelp}</p>
<div class="acts"><button class="button">${words.addButton}</button></div></form>
${some ? `<form class="card ask" method="post" action="${action('bitir', shown)}">${hidden({ dil: lang })}<h2>${words.finishTitle}</h2><p>${words.finishText}</p><div class="acts"><button class="button">${words.finish}</button></div></form>` : ''}`,
  );
}

/** Choices of a question as boxes; a long list is folded by its groups. */
function choices({ field }: Question, answer: Answer | undefined, { lang, today }: Shown): string {
  const words = WORDS[lang];
  const chosen = new Set(answer?.secilen ?? []);
  const box = (code: string, text: string, type = 'checkbox') =>
    `<label><input type="${type}" name="secilen" value="${escapeHtml(code)}"${chosen.has(code) ? ' checked' : ''}/><span>${escapeHtml(text)}</span></label>`;
  if (field === 'yurt_disi_aktarim')
    return box('evet', words.yes, 'radio') + box('hayir', words.no, 'radio');
  const all = choicesOfQuestion(field, today);
  const first = field === 'alici_grubu' ? box(NOBODY, words.nobody) : '';
  const groups = Map.groupBy(all, ({ group }) => group?.[lang] ?? words.rest);
  if (groups.size < 2) return first + all.map((one) => box(one.code, one[lang])).join('');
  return (
    first +
    [...groups]
      .map(([name, some]) => {
        const boxes = some.map((one) => box(one.code, one[lang])).join('');
        const open = some.some(({ code }) => chosen.has(code)) ? ' open' : '';
        return `<details${open}><summary>${escapeHtml(name)}<span>${some.length}</span></summary>${boxes}</details>`;
      })
      .join('')
  );
}

/** One question about one task. */
function questionPage(
  shown: Shown,
  process: Process,
  place: number,
  { problem, typed }: Readonly<{ problem?: string; typed?: Answer }> = {},
): string | undefined {
  const { lang, path } = shown;
  const words = WORDS[lang];
  const question = QUESTIONS[place - 1];
  if (!question) return undefined;
  const kept = process.cevaplar[question.field];
  const answer = typed ?? kept ?? (question.field === NAMING ? { yazi: process.ad } : undefined);
  const boxes = choices(question, answer, shown);
  const label = boxes === '' ? words.write : boxes.includes('radio') ? words.more : words.own;
  const long = question.field !== NAMING && question.field !== 'saklama_suresi';
  const written = escapeHtml(answer?.yazi ?? '');
  const input = long
    ? `<textarea id="yazi" name="yazi" rows="${boxes === '' ? 5 : 2}" maxlength="${LONGEST_ANSWER}">${written}</textarea>`
    : `<input type="text" id="yazi" name="yazi" maxlength="200" value="${written}"/>`;
  const title = questionText(question, lang);
  return frame(
    shown,
    title,
    `<p class="state">${escapeHtml(process.ad)} · ${words.question(place)}</p><progress max="${QUESTIONS.length}" value="${place - 1}" aria-label="${words.question(place)}"></progress>
<form class="ask" method="post" action="${action('cevap', shown)}">${hidden({ surec: process.id, soru: question.field, gorulen: digestOf(kept), dil: lang })}
<h1 id="soru">${escapeHtml(title)}</h1><p class="state" id="yardim">${escapeHtml(question.help[lang])}</p>${alertOf(problem)}
${typed && isAnswered(kept) ? `<p class="past">${words.kept}: ${escapeHtml(saidOf(question, kept, shown))}</p>` : ''}
${answer?.bilmiyorum ? `<p class="past" role="status">${words.unknownSaid}</p>` : ''}${boxes === '' ? '' : `<fieldset aria-labelledby="soru" aria-describedby="yardim">${boxes}</fieldset>`}
<label class="text" for="yazi">${label}</label>${input}
<div class="acts"><button class="button" name="git" value="ileri">${words.next}</button>${question.field === NAMING ? '' : `<button class="plain" name="git" value="bilmiyorum">${words.unknown}</button>`}</div>
<div class="acts">${place > 1 ? `<a href="${path}/${process.id}/${place - 1}?lang=${lang}">${words.back}</a>` : ''}<button class="plain" name="git" value="liste">${words.list}</button></div></form>`,
  );
}

/** An answer in words, for the person's own review. */
function saidOf({ field }: Question, answer: Answer | undefined, { lang, today }: Shown): string {
  const words = WORDS[lang];
  if (answer?.bilmiyorum) return words.unknown;
  const names = new Map<string, string>([
    ...choicesOfQuestion(field, today).map((one) => [one.code, one[lang]] as const),
    ...([
      ['evet', words.yes],
      ['hayir', words.no],
      [NOBODY, words.nobody],
    ] as const),
  ]);
  const chosen = (answer?.secilen ?? []).map((code) => names.get(code) ?? code);
  return [...chosen, ...(answer?.yazi ? [answer.yazi] : [])].join('; ') || '–';
}

function thanksPage(shown: Shown, when: string): string {
  const { page, lang } = shown;
  const words = WORDS[lang];
  const answers = page.surecler.map((one) => {
    const lines = QUESTIONS.map(
      (question) =>
        `<dt>${escapeHtml(questionText(question, lang))}</dt><dd>${escapeHtml(saidOf(question, one.cevaplar[question.field], shown))}</dd>`,
    );
    return `<details><summary>${escapeHtml(one.ad)}<span>${words.progress(answeredOf(one.cevaplar))}</span></summary><dl>${lines.join('')}</dl></details>`;
  });
  return frame(
    shown,
    words.thanks,
    `<h1>${words.thanks}</h1><p role="status">${words.thanksText(dayInWords(new Date(when), lang))}</p>
<section class="card"><h2>${words.receipt}</h2><p>${words.number}: <strong>${page.id}</strong></p><p>${words.copy}</p></section>
<h2>${words.yours}</h2>${answers.join('')}`,
  );
}
