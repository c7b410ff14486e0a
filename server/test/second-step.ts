import { auth } from '@emanet/contract/auth';
import { SECOND_STEP, secondStep } from '@emanet/contract/auth/second-step';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { Caller, TestApp } from './app.ts';
import { softAuthenticator } from './authenticator.ts';
import type { TestClock } from './clock.ts';
import type { TestUser } from './factories.ts';

/** The address that requests of tests are sent to. */
export const SITE = 'http://localhost';

/** Sets up second steps and signs in with the mailed code, as people do. */
export const secondSteps = (app: TestApp, clock: TestClock) => {
  /** The code that an app shows now. */
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  return {
    codeOf,

    /** Sets up an app; gives its secret and the recovery codes. */
    setUpApp: async (caller: Caller) => {
      const { anahtar } = (await caller.call(secondStep.beginApp)).body.data;
      const answer = await caller.call(secondStep.confirmApp, { body: { code: codeOf(anahtar) } });
      expect(answer.status).toBe(200);
      clock.moveBy({ seconds: SECOND_STEP.period });
      return { secret: anahtar, codes: answer.body.data.kurtarma_kodlari };
    },

    setUpPasskey: async (caller: Caller) => {
      const device = softAuthenticator(SITE);
      const { options } = (await caller.call(secondStep.beginPasskey)).body.data;
      const body = { ad: 'İş bilgisayarı', response: device.create(options) };
      const answer = await caller.call(secondStep.addPasskey, { body });
      expect(answer.status).toBe(201);
      return { device, codes: answer.body.data.kurtarma_kodlari };
    },

    /** Signs in with the code of the mail; gives the browser that waits for the second step. */
    enterMailedCode: async ({ email }: TestUser) => {
      await app.stranger.call(auth.sendCode, { body: { email } });
      const code = /\d{6}/.exec((await app.mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
      const answer = await app.stranger.call(auth.enterCode, { body: { email, code } });
      const waiting = String(answer.headers['set-cookie']).split(';')[0] ?? '';
      const browser = app.caller({ cookie: waiting, origin: app.config.BASE_URL });
      return { answer, browser };
    },
  };
};
