import fc from 'fast-check';
import { pdf } from '../sample-files.ts';
import { text, valueOf, type Known, type Schema } from './arbitraries.ts';

const BOUNDARY = 'fuzz-boundary';
/** Names of files as browsers send them, and as they never would. */
const NAMES = ['a.pdf', 'ğ.PDF', 'a', '../../a.pdf', 'a.pdf\u0000.exe', 'x'.repeat(400), ''];

function part(name: string, value: string | Uint8Array, filename?: string): Buffer {
  const quoted = (one: string) => one.replace(/["\r\n]/g, encodeURIComponent);
  const file = filename === undefined ? '' : `; filename="${quoted(filename)}"`;
  const type = filename === undefined ? '' : 'Content-Type: application/pdf\r\n';
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n${type}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]);
}

/** Forms of a schema, mostly with a file that fits; now and then without the end. */
export function formOf(
  { properties = {}, ...schema }: Schema,
  known: Known,
): fc.Arbitrary<[type: string, body: Buffer]> {
  const all = Object.entries(properties);
  const files = all.filter(([, one]) => one.format === 'binary').map(([name]) => name);
  const fields = Object.fromEntries(all.filter(([name]) => !files.includes(name)));
  const required = schema.required?.filter((name) => name in fields);
  const parts = {
    values: valueOf({ ...schema, type: 'object', properties: fields, required }, known),
    bytes: fc.oneof(
      { weight: 3, arbitrary: fc.constant(pdf()) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
    filename: fc.constantFrom(...NAMES),
    whole: fc.integer({ min: 0, max: 9 }),
  };
  return fc.record(parts).map(({ values, bytes, filename, whole }) => {
    const given = typeof values === 'object' && values !== null ? Object.entries(values) : [];
    const body = Buffer.concat([
      ...given.map(([name, value]) => part(name, text(value))),
      ...(bytes ? files.map((name) => part(name, bytes, filename)) : []),
      Buffer.from(whole > 0 ? `--${BOUNDARY}--\r\n` : ''),
    ]);
    return [`multipart/form-data; boundary=${BOUNDARY}`, body];
  });
}
