import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { processingActivities } from '@emanet/contract/processing-activities';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { multiplyActivities } from '../../../test/many/records.ts';
import { SERVER_FLAGS } from '../../../../scripts/server-flags.mjs';
import { activityBody } from './sample.ts';

const MB = 2 ** 20;
const BOUND = 30;

/** A whole list that were made before it is sent would add twice its 39 MB. */
it(
  'sends a whole list of 20,000 rows with 30 MB more memory at most',
  { timeout: 240_000 },
  async () => {
    const app = await testApp();
    const open = async (rows: number) => {
      const company = await app.makeCompany();
      const department = await app.makeDepartment(company);
      const caller = await app.signIn(await app.makeUser({ companies: [company] }));
      await caller.call(processingActivities.add, { body: activityBody(department, 'Zimmet') });
      await multiplyActivities(app.db, company, rows);
      return caller;
    };
    const [warm, whole] = [await open(2_000), await open(20_000)];
    const server = fork(join(import.meta.dirname, '../../../test/nodes/files.ts'), {
      execArgv: [...SERVER_FLAGS, '--expose-gc'],
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: app.url,
        DATA_DIR: app.config.DATA_DIR,
        SECRET: app.config.SECRET,
        RATE_LIMIT: 'off',
      },
    });
    try {
      const [address] = (await once(server, 'message')) as [string];
      const bytesOf = async ({ headers }: typeof warm) => {
        const answer = await fetch(address + processingActivities.list.path, { headers });
        let bytes = 0;
        await answer.body?.pipeTo(
          new WritableStream<Uint8Array>({ write: (piece) => void (bytes += piece.length) }),
        );
        return bytes;
      };
      const ask = async (what: string) => {
        server.send(what);
        const [held] = (await once(server, 'message')) as [{ now: number; most: number }];
        return held;
      };
      await bytesOf(warm);
      await ask('watch');
      expect(await bytesOf(whole)).toBeGreaterThan(25 * MB);
      const { now, most } = await ask('memory');
      expect(most).toBeGreaterThan(0);
      expect((most - now) / MB).toBeLessThan(BOUND);
    } finally {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      await app.close();
    }
  },
);
