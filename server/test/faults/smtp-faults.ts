// A mail server that fails as such servers do, until it is told to be well.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type Refusal = Readonly<{ code: number; text: string }>;

/** Each fault's answer at its step; `silent`, `refused` and `hangs up` say nothing. */
const REFUSALS = {
  'refuses to be greeted': { step: 'connect', code: 554, text: '5.3.2 not now' },
  'is closing': { step: 'connect', code: 421, text: '4.3.2 shutting down' },
  'refuses the login': { step: 'login', code: 535, text: '5.7.8 wrong password' },
  'refuses the sender': { step: 'sender', code: 550, text: '5.1.8 sender unknown' },
  'delays the sender': { step: 'sender', code: 451, text: '4.7.1 try later' },
  'delays the recipient': { step: 'recipient', code: 450, text: '4.2.0 greylisted' },
  'relays nothing': { step: 'recipient', code: 550, text: '5.7.1 relaying denied' },
  'delays the text': { step: 'text', code: 451, text: '4.3.0 busy' },
  'refuses the text': { step: 'text', code: 554, text: '5.6.0 no' },
} as const;
export type SmtpFault = keyof typeof REFUSALS | 'silent' | 'refused' | 'hangs up';
export const SMTP_FAULTS = [
  ...(Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]),
  'silent',
  'refused',
  'hangs up',
] as const satisfies readonly SmtpFault[];

/** Addresses that no fault and no health delivers to. */
export const UNKNOWN = 'yok@ornek.test';

export async function startFaultySmtp() {
  let fault: SmtpFault | undefined;
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const refusalAt = (step: string): Error | null => {
    const refusal = fault && fault in REFUSALS ? REFUSALS[fault as keyof typeof REFUSALS] : null;
    return refusal?.step === step ? errorOf(refusal) : null;
  };
  const options: SMTPServerOptions = {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onConnect: (_session, done) => done(refusalAt('connect')),
    onAuth: (_auth, _session, done) => {
      const refusal = refusalAt('login');
      if (refusal) done(refusal);
      else done(null, { user: 'emanet' });
    },
    onMailFrom: (_address, _session, done) => done(refusalAt('sender')),
    onRcptTo: ({ address }, _session, done) => {
      const unknown = address === UNKNOWN && errorOf({ code: 550, text: '5.1.1 no such user' });
      done(refusalAt('recipient') ?? (unknown || null));
    },
    onData: (stream, { envelope }, done) => {
      if (fault === 'hangs up') for (const socket of sockets) socket.destroy();
      stream.resume().once('end', () => {
        const refusal = refusalAt('text');
        if (!refusal && fault === undefined)
          received.push(...envelope.rcptTo.map(({ address }) => address));
        done(refusal);
      });
    },
  };
  const smtp = new SMTPServer(options);
  smtp.on('error', () => undefined);
  const gate: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    if (fault !== 'silent') smtp.server.emit('connection', socket);
  });
  await opened(gate, 0);
  const { port } = gate.address() as AddressInfo;
  const shut = async () => {
    const closed = new Promise((resolve) => gate.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    settings: { SMTP_URL: `smtp://emanet:parola@127.0.0.1:${port}` },
    /** Addresses of what has arrived. */
    received,
    become: async (next: SmtpFault | undefined) => {
      await shut();
      fault = next;
      if (next !== 'refused') await opened(gate, port);
    },
    close: async () => {
      if (gate.listening) await shut();
    },
  };
}

const errorOf = ({ code, text }: Refusal): Error =>
  Object.assign(new Error(text), { responseCode: code });

async function opened(gate: Server, port: number): Promise<void> {
  gate.listen(port, '127.0.0.1');
  await once(gate, 'listening');
}
