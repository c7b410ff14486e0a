import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../start/config.ts';
import type { Mail } from './outbox.ts';

/** Sends one mail; resolves with the mail server's answer when accepted. `id` stays the same over all tries. */
export type Deliver = (mail: Mail, id: string) => Promise<string | undefined>;

export type MailTransport = Readonly<{ deliver: Deliver; close: () => void }>;

/** Folder of mails that are written instead of sent. */
export const mailFolder = (config: Config): string => join(config.DATA_DIR, 'mail');

// All of them together stay below the outbox's lease, so that no mail is taken up twice.
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** SMTP when SMTP_URL is set, otherwise `.eml` files in DATA_DIR/mail. */
export const mailTransport = (config: Config, timeouts = TIMEOUTS): MailTransport =>
  config.SMTP_URL ? smtp(config, config.SMTP_URL, timeouts) : files(config);

const message = (config: Config, { optOut, replyTo, ...mail }: Mail, id: string) => ({
  ...mail,
  ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.email } }),
  attachments: [...(mail.attachments ?? [])],
  from: config.MAIL_FROM,
  // A mail server that is handed a mail twice knows it by this.
  messageId: `<${id}@${new URL(config.BASE_URL).hostname}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(optOut && {
      // Whole on its line: nodemailer folds what is longer than 76 characters inside the address.
      'List-Unsubscribe': { prepared: true, value: `<${optOut}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});

function smtp(config: Config, url: string, timeouts: typeof TIMEOUTS): MailTransport {
  const address = new URL(url);
  const sender = createTransport({
    pool: true,
    host: address.hostname,
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    // A code must not cross a network in clear text because an attacker removed STARTTLS.
    requireTLS: address.protocol === 'smtp:' && !LOOPBACK.test(address.hostname),
    ...(address.username && {
      auth: {
        user: decodeURIComponent(address.username),
        pass: decodeURIComponent(address.password),
      },
    }),
    ...timeouts,
  });
  return {
    deliver: async (mail, id) => {
      return (await sender.sendMail(message(config, mail, id))).response;
    },
    close: () => {
      sender.close();
    },
  };
}

function files(config: Config): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const folder = mailFolder(config);
  return {
    deliver: async (mail, id) => {
      const { message: eml } = await writer.sendMail(message(config, mail, id));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Written aside and moved: who reads the folder finds whole mails only, and a second try
      // replaces the first.
      const aside = join(folder, `.${id}.${process.pid}`);
      await writeFile(aside, Buffer.isBuffer(eml) ? eml : '', { mode: 0o600 });
      await rename(aside, join(folder, `${id}.eml`));
      return undefined;
    },
    close: () => {
      writer.close();
    },
  };
}
