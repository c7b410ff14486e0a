import type { FastifyReply } from 'fastify';

/**
 * The header that lets a browser save or show a file under its name (RFC 6266): a plain name for old
 * clients, the real one percent-encoded (RFC 8187) for all others.
 */
export function disposition(how: 'attachment' | 'inline', name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replace(/[^\x20-\x7e]|["\\%]/g, '');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export type NamedFile = Readonly<{ name: string; type: string; bytes: Uint8Array | string }>;

/** Answers with a file that browsers keep under its name. */
export const sendNamed = (reply: FastifyReply, { name, type, bytes }: NamedFile) =>
  reply.type(type).header('content-disposition', disposition('attachment', name)).send(bytes);
