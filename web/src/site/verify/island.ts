import { verifyEvidence, type Verified } from '@emanet/contract/evidence/verify';
import { fill } from '@emanet/contract/shared/fill';
import { sha256 } from '@noble/hashes/sha2.js';
import type { texts } from '../texts.ts';

type Words = (typeof texts)['tr']['verify'];

/** Where the keys of this installation are. */
const KEYS = '/.well-known/emanet-keys.json';
/** Differing parts that are named; the others are counted. */
const MOST_NAMED = 200;

const newSha256 = () => {
  const hash = sha256.create();
  return {
    update: (piece: Uint8Array) => hash.update(piece),
    hex: () => [...hash.digest()].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
};

/** An element with texts or other elements in it. */
function element(tag: string, className: string, ...inside: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...inside);
  return made;
}

const locale = document.documentElement.lang === 'tr' ? 'tr-TR' : 'en-GB';
const moment = (instant: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  }).format(new Date(instant));
const day = (date: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Keys that this installation publishes; none when they cannot be read. */
async function publishedKeys(): Promise<string[]> {
  try {
    const answer = (await (await fetch(KEYS)).json()) as { anahtarlar?: string[] };
    return answer.anahtarlar ?? [];
  } catch {
    return [];
  }
}

/** The judgement as its heading says it. */
function headingOf({ state, key }: Verified, keys: readonly string[]) {
  if (state === 'whole') return key !== null && keys.includes(key) ? 'whole' : 'unknown';
  return state;
}

/** Each part that is not as the index says, with how it differs. */
function differences({ compared }: Verified, words: Words): string[] {
  if (!compared) return [];
  const short = (digest: string) => `${digest.slice(0, 8)}…`;
  return [
    ...compared.changed.map(
      ({ name, said, found }) =>
        `${name}: ${words.isChanged} (${words.said} ${short(said)}, ${words.found} ${short(found)})`,
    ),
    ...compared.missing.map((name) => `${name}: ${words.isMissing}`),
    ...compared.added.map((name) => `${name}: ${words.isAdded}`),
    ...compared.unreadable.map((name) => `${name}: ${words.isUnreadable}`),
  ];
}

function factsOf(found: Verified, words: Words, keys: readonly string[]): [string, string][] {
  const { described, compared, sealed, key, digest } = found;
  const facts: [string, string][] = [];
  if (described) {
    const { company, made, by, chain } = described;
    facts.push(
      [words.company, company.company_name],
      [
        words.state,
        described.day === null ? moment(made) : fill(words.endOf, { day: day(described.day) }),
      ],
      [words.made, moment(made)],
      [words.by, by],
    );
    if (compared) {
      const differ = differences(found, words).length;
      facts.push([
        words.parts,
        differ === 0
          ? fill(words.partsSame, { count: compared.same })
          : fill(words.partsOf, { all: compared.same + differ, count: differ }),
      ]);
    }
    facts.push([words.seal, sealed ? words.sealFits : words.sealNot]);
    if (chain)
      facts.push([
        words.chain,
        fill(words.chainLink, { number: chain.son_id, digest: chain.ozet.slice(0, 16) }),
      ]);
  }
  if (key !== null)
    facts.push([words.key, `${keys.includes(key) ? words.keyOwn : words.keyOther}: ${key}`]);
  facts.push([words.digest, digest]);
  return facts;
}

/** Shows what was found, with every part that differs. */
function show(place: HTMLElement, file: File, found: Verified, words: Words, keys: string[]): void {
  const heading = headingOf(found, keys);
  const head = element(
    'div',
    'received-head',
    element(
      'div',
      '',
      element('h2', '', words[heading]),
      element('p', '', `${file.name}. ${words[`${heading}Text`]}`),
    ),
  );
  head.toggleAttribute('data-bad', heading !== 'whole');
  const differing = differences(found, words);
  const named = differing.slice(0, MOST_NAMED).map((one) => element('li', '', one));
  if (differing.length > MOST_NAMED)
    named.push(element('li', '', fill(words.more, { count: differing.length - MOST_NAMED })));
  const facts = factsOf(found, words, keys).map(([name, value]) =>
    element('div', '', element('dt', '', name), element('dd', '', value)),
  );
  const print = element('button', 'button plain', words.print);
  print.onclick = () => window.print();
  place.replaceChildren(
    element(
      'div',
      'received',
      head,
      ...(named.length > 0 ? [element('ul', '', ...named)] : []),
      element('dl', 'received-facts', ...facts),
      element('div', 'received-foot row', print),
    ),
  );
}

/** Checks the chosen file; a file that is chosen meanwhile takes its place. */
function verifyChosen(section: HTMLElement): void {
  const words = JSON.parse(section.dataset['verify'] ?? '') as Words;
  const input = section.querySelector('input');
  const place = section.querySelector<HTMLElement>('[data-result]');
  if (!input || !place) return;
  let turn = 0;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (!file) return;
    const own = ++turn;
    const isShown = () => own === turn;
    const onProgress = (part: number) => {
      const percent = Math.floor(part * 100);
      if (isShown()) place.textContent = fill(words.checking, { percent });
    };
    onProgress(0);
    void Promise.all([verifyEvidence(file, { newSha256, onProgress }), publishedKeys()])
      .then(([found, keys]) => {
        if (isShown()) show(place, file, found, words, keys);
      })
      .catch(() => {
        if (isShown()) place.textContent = words.failed;
      });
  });
}

for (const section of document.querySelectorAll<HTMLElement>('[data-verify]'))
  verifyChosen(section);
