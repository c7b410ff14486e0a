import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Config } from '../start/config.ts';
import { mailFolder } from './transport.ts';

export type StoredMail = Readonly<{
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** When it was written, in milliseconds. */
  time: number;
}>;

const MOST = 50;
const NAME = /^[0-9a-f-]{36}\.eml$/;

/** The newest mails that were written to DATA_DIR/mail, newest first. */
export async function storedMails(config: Config): Promise<StoredMail[]> {
  const names = await readdir(mailFolder(config)).catch(() => []);
  const timed = await Promise.all(
    names
      .filter((name) => NAME.test(name))
      .map(async (name) => ({ name, time: (await stat(pathOf(config, name))).mtimeMs })),
  );
  const newest = timed.sort((a, b) => b.time - a.time).slice(0, MOST);
  return Promise.all(newest.map(({ name }) => read(config, name)));
}

/** One of them; undefined if it does not exist. */
export async function storedMail(config: Config, id: string): Promise<StoredMail | undefined> {
  const name = `${id}.eml`;
  return NAME.test(name) ? read(config, name).catch(() => undefined) : undefined;
}

const pathOf = (config: Config, name: string) => join(mailFolder(config), name);

async function read(config: Config, name: string): Promise<StoredMail> {
  const path = pathOf(config, name);
  const { mtimeMs } = await stat(path);
  const mail = await PostalMime.parse(await readFile(path));
  return {
    id: name.replace(/\.eml$/, ''),
    to: mail.to?.map((one) => one.address).join(', ') ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    time: mtimeMs,
  };
}
