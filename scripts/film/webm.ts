/** A coded picture and the millisecond at which it is shown. */
export type Frame = Readonly<{ at: number; key: boolean; bytes: Buffer }>;
type Shape = Readonly<{ width: number; height: number; seconds: number }>;

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(Math.round(value)));
  return bytes;
};
const float = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
/** Lengths are always written in eight bytes, so they are known before what follows. */
const element = (id: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const length = number(body.length);
  length.writeUInt8(1, 0);
  return Buffer.concat([Buffer.from(id, 'hex'), length, body]);
};
const text = (value: string) => Buffer.from(value, 'utf8');

/** A WebM file of VP9 pictures that says its length and where each key picture is. */
export function webmOf(frames: readonly Frame[], { width, height, seconds }: Shape): Buffer {
  const header = element(
    '1a45dfa3',
    element('4282', text('webm')),
    element('4287', number(4)),
    element('4285', number(2)),
  );
  const info = element(
    '1549a966',
    element('2ad7b1', number(1_000_000)),
    element('4489', float(seconds * 1000)),
    element('4d80', text('Emanet')),
    element('5741', text('Emanet')),
  );
  const tracks = element(
    '1654ae6b',
    element(
      'ae',
      element('d7', number(1)),
      element('73c5', number(1)),
      element('9c', number(0)),
      element('83', number(1)),
      element('86', text('V_VP9')),
      element('e0', element('b0', number(width)), element('ba', number(height))),
    ),
  );
  const starts = frames.filter(({ key }) => key).map(({ at }) => at);
  const clusters = starts.map((from, place) => {
    const until = starts[place + 1] ?? Infinity;
    const own = frames.filter(({ at }) => at >= from && at < until);
    return element('1f43b675', element('e7', number(from)), ...own.map((one) => block(one, from)));
  });
  const cues = (before: number) => {
    let position = before;
    return element(
      '1c53bb6b',
      ...clusters.map((cluster, place) => {
        const where = element('b7', element('f7', number(1)), element('f1', number(position)));
        position += cluster.length;
        return element('bb', element('b3', number(starts[place] ?? 0)), where);
      }),
    );
  };
  const before = info.length + tracks.length;
  const index = cues(before + cues(0).length);
  return Buffer.concat([header, element('18538067', info, tracks, index, ...clusters)]);
}

function block({ at, key, bytes }: Frame, from: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, key ? 0x80 : 0]);
  head.writeInt16BE(Math.round(at - from), 1);
  return element('a3', head, bytes);
}
