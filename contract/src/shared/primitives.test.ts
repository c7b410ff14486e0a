import { describe, expect, it } from 'vitest';
import { email, optionalEmail, personName, requiredText } from './primitives.ts';

describe('an e-mail address', () => {
  it.each([
    ['mehmet.oz@ilgazgida.com.tr', true],
    ['Mehmet.Oz+kvkk@ilgaz-gida.example', true],
    ['mehmet.oz@ilgazgida', false],
    ['mehmet.oz@ilgazgida.', false],
    ['mehmet.oz', false],
    ['ayşe@ornek.test', false],
    ['ayse kaya@ornek.test', false],
  ])('%s is one: %s', (text, valid) => expect(email.safeParse(text).success).toBe(valid));

  it.each([
    ['the capitals of a Turkish keyboard', 'İSMAİL@ORNEK.TEST', 'ismail@ornek.test'],
    ['a dotless i', 'ısmaıl@gmaıl.test', 'ismail@gmail.test'],
    ['a decomposed İ', 'I\u0307smail@ornek.test', 'ismail@ornek.test'],
    ['an İ that lost its capital', 'i\u0307smai\u0307l@ornek.test', 'ismail@ornek.test'],
    ['the capitals of a Turkish keyboard in the domain', 'ali@İLGAZ.TEST', 'ali@ilgaz.test'],
    ['a zero-width space', 'ali@ornek.test\u200B', 'ali@ornek.test'],
    ['a byte order mark', '\uFEFFali@ornek.test', 'ali@ornek.test'],
    ['no-break spaces', '\u00A0ali@ornek.test\u202F', 'ali@ornek.test'],
    ['a soft hyphen', 'ali@or\u00ADnek.test', 'ali@ornek.test'],
    ['marks of direction', '\u200Eali\u202E@ornek.test\u2069', 'ali@ornek.test'],
    ['a joiner', 'a\u200Dli@ornek.test', 'ali@ornek.test'],
    ['brackets', ' <Ali@Ornek.test> ', 'ali@ornek.test'],
    ['a link', 'mailto:ali@ornek.test?subject=Merhaba', 'ali@ornek.test'],
    ['a link in brackets', '<MAİLTO:ali@ornek.test>', 'ali@ornek.test'],
    ['wide letters', 'ａｌｉ＠ornek.test', 'ali@ornek.test'],
    ['an internationalised domain', 'bilgi@Çiçek.com.tr', 'bilgi@xn--iek-1lab.com.tr'],
    ['a domain with both kinds of i', 'bilgi@ışıl.test', 'bilgi@xn--l-ekaa7p.test'],
    ['such a domain in capitals', 'BİLGİ@IŞIL.TEST', 'bilgi@xn--l-ekaa7p.test'],
    ['labels of both kinds', 'bilgi@POSTA.IŞIL.INFO', 'bilgi@posta.xn--l-ekaa7p.info'],
    ['a German domain in capitals', 'info@MÜLLER-VITAL.DE', 'info@xn--mller-vital-thb.de'],
    ['a Turkish one beneath .tr', 'bilgi@ÇINAR.COM.TR', 'bilgi@xn--nar-1la48a.com.tr'],
    ['capitals of another domain', 'bilgi@ØRSTED-INVEST.DK', 'bilgi@xn--rsted-invest-ujb.dk'],
  ])('is stored in one spelling: %s', (_, typed, stored) =>
    expect(email.safeParse(typed).data).toBe(stored),
  );
});

it('is empty where a form may leave the address out', () => {
  const stored = (typed: string) => optionalEmail.safeParse(typed).data;
  expect([' ', '\u200B', 'ALİ@ornek.test', 'ali'].map(stored)).toEqual([
    '',
    '',
    'ali@ornek.test',
    undefined,
  ]);
});

describe('a required text', () => {
  it.each(['\u200B', '\u3164', '\u202E', '\u2800', '\u00AD', '\uFE0F', '\u0301', ' \u2066\u2069 '])(
    'is not one invisible character: %j',
    (text) => {
      expect(requiredText(20).safeParse(text).success).toBe(false);
      expect(personName.safeParse(text).success).toBe(false);
    },
  );

  it.each([
    ['Ayşe\u202Eeyaz', 'Ayşeeyaz'],
    ['\u200BAyşe Kaya\u3164', 'Ayşe Kaya'],
    ['محمد', 'محمد'],
    ['👩‍⚕️', '👩‍⚕️'],
  ])('%j is stored as %j', (typed, stored) =>
    expect(requiredText(20).safeParse(typed).data).toBe(stored),
  );

  it.each([
    '👨🏽‍👩🏽‍👧',
    '🏴\u{E0067}\u{E0062}\u{E007F}',
    '1\uFE0F\u20E3',
    'می\u200Cخواهم',
    'क\u094D\u200Dष',
  ])('keeps what changes the letter before it: %j', (text) =>
    expect(requiredText(20).safeParse(text).data).toBe(text),
  );

  it.each([
    ...['\u200C', '\u200D', '\u200E', '\u200F', '\u061C'],
    ...['\u180E', '\u034F', '\uFE0F', '\u{E0061}'],
  ])('loses %j, which nobody sees', (mark) =>
    expect(personName.safeParse(`A${mark}li${mark}`).data).toBe('Ali'),
  );
});
