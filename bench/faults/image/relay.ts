import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Secrets } from './ways.ts';

/** Seconds that a code takes from the node to its person. */
const MOST_MAIL = 30;

export type Relay = Awaited<ReturnType<typeof startRelay>>;

/** The relay `mail` of compose.yml: it offers STARTTLS with the certificate that install.md makes. */
export async function startRelay(port: number, { of }: Secrets) {
  const codes = new Map<string, string>();
  const server = new SMTPServer({
    cert: of('mail_certificate'),
    key: of('mail_key'),
    authOptional: true,
    onData: (stream, { envelope }, done) => {
      void buffer(stream)
        .then((mail) => PostalMime.parse(mail))
        .then(({ text = '' }) => {
          const [code = ''] = /\b\d{6}\b/.exec(text) ?? [];
          for (const { address } of envelope.rcptTo) codes.set(address, code);
          done();
        }, done);
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    /** The code that was mailed to an address; empty where none came. */
    codeFor: async (address: string): Promise<string> => {
      for (let waited = 0; waited < MOST_MAIL && !codes.has(address); waited += 1)
        await sleep(1000);
      return codes.get(address) ?? '';
    },
    close: () => {
      server.close();
    },
  };
}
