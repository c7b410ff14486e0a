import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { secretsOf } from '../platform/crypto/former.ts';
import type { PlatformServices } from '../platform/services.ts';
import {
  anchorIn,
  anchorKeys,
  anchorSigners,
  newestVouching,
  readAnchor,
  readAnchors,
  VOUCHING,
  writeAnchor,
} from './log-anchors.ts';

/**
 * Makes an anchor that vouches for all earlier ones if some of them fit only the former secret. Returns
 * their number, and how many fit neither secret: then no anchor is made.
 */
export async function vouchForFormerAnchors({
  clock,
  config,
  files,
}: Pick<PlatformServices, 'clock' | 'config' | 'files'>) {
  const keys = await anchorKeys(files);
  const vouching = (await newestVouching(files, keys, config.SECRET, anchorSigners(config))) ?? '';
  const [present = ''] = secretsOf(config.SECRET);
  const passed = createHash('sha256');
  let [former, unfit, previous] = [0, 0, ''];
  for await (const { key, anchor, changed } of readAnchors(
    files,
    config.SECRET,
    '',
    anchorSigners(config),
  )) {
    if (!anchor || changed) unfit++;
    const stored = await text(await files.read(`anchors/${key.slice('anchors/'.length)}`));
    passed.update(stored);
    const own = anchorIn(stored, [present], []);
    if (!own && key >= vouching) former++;
    previous = anchorIn(stored, 'any', [])?.seal ?? previous;
  }
  if (former === 0 || unfit > 0) return { former, unfit };
  const at = clock.now().toISOString();
  const newest = keys.at(-1);
  const last = newest && (await readAnchor(files, newest, config.SECRET));
  const note = { at, previous, heads: [], son_giris: last ? last.son_giris : undefined };
  const oncekiler = passed.digest('hex');
  await writeAnchor(files, config, { ...note, oncekiler }, VOUCHING);
  return { former, unfit };
}
