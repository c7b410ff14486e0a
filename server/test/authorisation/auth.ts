import { everyRole, NOBODY, open, type Row } from './rows.ts';

const email = () => ({ body: { email: 'kimse@ornek.test' } });
const code = () => ({ body: { code: '000000' } });
const nobodys = () => ({ params: { id: NOBODY } });
const answer = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', attestationObject: 'x' },
};

/** Sign-in, its second step, and what people do to their own account. */
export const ofAuth: Readonly<Record<string, Row>> = {
  'auth.verifyEmail': open(200, email),
  'auth.sendCode': open(200, email),
  'auth.enterCode': open(400, () => ({ body: { email: 'kimse@ornek.test', code: '000000' } })),
  // The page that it answers by is part of the built web.
  'auth.formEmail': open(404, email),
  'auth.formCode': open(400, () => ({ body: { email: 'kimse@ornek.test', code: '000000' } })),
  'auth.formApp': open(400, () => ({ body: { code: '000000' } })),
  'auth.formRecovery': open(400, () => ({ body: { code: 'ABCDEFGHJK' } })),
  // The demo is closed unless the operator opens it.
  'auth.lookAround': open(404),
  'auth.enterLink': open(400, () => ({ body: { link: 'x'.repeat(43) } })),
  'auth.session': open(200),
  'auth.csrf': open(200),
  'auth.providers': open(200),
  'auth.signOut': open(200),
  'auth.userInfo': everyRole(200),
  'auth.companyActive': {
    nobody: 401,
    danışman: 200,
    yönetici: 200,
    temsilci: 200,
    foreignCompany: 403,
    input: ({ user_id, company_id }) => ({ body: { user_id, company_id, company_active: true } }),
  },
  'auth.secondStep': open(400),
  'auth.passkeyOptions': open(200),
  'auth.enterPasskey': open(400, () => ({ body: answer })),
  'auth.enterAppCode': open(400, code),
  'auth.enterRecoveryCode': open(400, () => ({ body: { code: 'ABCDE-FGHJK' } })),
  'auth.security': everyRole(200),
  'auth.beginPasskey': everyRole(200),
  'auth.addPasskey': everyRole(400, {
    input: () => ({ body: { ad: 'Anahtar', response: answer } }),
  }),
  'auth.renamePasskey': everyRole(404, {
    input: () => ({ ...nobodys(), body: { ad: 'Anahtar' } }),
  }),
  'auth.deletePasskey': everyRole(404, { input: nobodys }),
  'auth.beginApp': everyRole(200),
  'auth.confirmApp': everyRole(400, { input: code }),
  'auth.deleteApp': everyRole(404),
  'auth.newRecoveryCodes': everyRole(404),
  'auth.checkFresh': everyRole(200),
  'auth.endSession': everyRole(404, { input: nobodys }),
  'auth.endOtherSessions': everyRole(200),
  'auth.rename': everyRole(200, { input: () => ({ body: { fullname: 'Deniz Örnek' } }) }),
  'auth.askAddress': everyRole(200, {
    input: ({ user_id }) => ({ body: { email: `yeni-${user_id}@ornek.test` } }),
  }),
  'auth.confirmAddress': everyRole(400, {
    input: () => ({ body: { eski_kod: '000000', yeni_kod: '000000' } }),
  }),
  'auth.ownData': everyRole(200, { input: () => ({ query: { lang: 'tr' } }) }),
  'auth.eraseAccount': everyRole(400, { input: email }),
  'auth.resetSecondStep': everyRole(404, { temsilci: 403, input: nobodys }),
};
