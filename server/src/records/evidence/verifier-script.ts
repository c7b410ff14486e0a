import { serverTexts } from '@emanet/contract/locales/server-texts';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Its sentences in both languages: it does not know the reader's. */
const WORDS = Object.fromEntries(
  Object.entries(serverTexts((all) => all.evidence.script)).map(([name, { tr, en }]) => [
    name,
    `${tr} / ${en}`,
  ]),
);

/** Runs the verifier over the file that is named, and says what it found. */
const RUN = `
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';

const newSha256 = () => {
  const hash = createHash('sha256');
  return { update: (piece) => hash.update(piece), hex: () => hash.digest('hex') };
};
const [path, expected] = process.argv.slice(2);
if (!path) {
  console.error(WORDS.usage);
  process.exit(2);
}
const found = await verifyEvidence(await openAsBlob(path), { newSha256 });
const { state, compared, described, key } = found;
console.log(WORDS[state]);
console.log('SHA-256', found.digest);
if (described)
  console.log(described.company.company_name, '|', described.day ?? described.made, '|', described.installation);
if (described && !found.sealed) console.log(WORDS.seal);
for (const { name, said, found: is } of compared?.changed ?? [])
  console.log(WORDS.isChanged, name, said, '->', is);
for (const name of compared?.missing ?? []) console.log(WORDS.isMissing, name);
for (const name of compared?.added ?? []) console.log(WORDS.isAdded, name);
for (const name of compared?.unreadable ?? []) console.log(WORDS.isUnreadable, name);
if (key) console.log(WORDS.key, key);
const isOther = expected !== undefined && expected !== key;
if (isOther) console.log(WORDS.otherKey);
process.exit(state === 'whole' && !isOther ? 0 : 1);
`;

/** The script inside an evidence file: the verifier of the browser without its types, and the lines that run it. */
export function verifierScript(): string {
  const path = fileURLToPath(import.meta.resolve('@emanet/contract/evidence/verify'));
  const verifier = stripTypeScriptTypes(readFileSync(path, 'utf8'));
  return `${verifier}\nconst WORDS = ${JSON.stringify(WORDS, null, 2)};\n${RUN}`;
}
