import { expect, it } from 'vitest';
import { addresseeLines, refusalBlocks, type Letter } from './letter.ts';

const application = {
  ad_soyad: 'Barış Tolga Özdemir',
  adres: 'Karanfil Sokak 4, Ilgaz, Çankırı',
  eposta: 'b.ozdemir@ornekposta.test',
  cevap_yolu: 'eposta',
  kimlik_turu: 'tc',
  uyruk: null,
} as unknown as Letter['application'];

const lines = (rest: object, kimlik_no: string | null, lang: Letter['lang'] = 'tr') =>
  addresseeLines({ application: { ...application, ...rest }, kimlik_no, lang });

it('an answer names the applicant with identity number and address, however it is sent', () => {
  expect(lines({}, '10000000146')).toEqual([
    'Barış Tolga Özdemir',
    'T.C. kimlik no: 10000000146',
    'Karanfil Sokak 4, Ilgaz, Çankırı',
    'b.ozdemir@ornekposta.test',
  ]);
  expect(lines({ cevap_yolu: 'posta' }, '10000000146')).not.toContain('b.ozdemir@ornekposta.test');
});

it('of a foreigner it names passport and nationality', () => {
  const foreign = { kimlik_turu: 'pasaport', uyruk: 'Almanya' };
  expect(lines(foreign, 'C01X00T47', 'en')[1]).toBe(
    'Passport no.: C01X00T47, nationality: Almanya',
  );
});

it('leaves out what an application by hand did not say', () => {
  expect(lines({ adres: null }, null)).toEqual([
    'Barış Tolga Özdemir',
    'b.ozdemir@ornekposta.test',
  ]);
});

it('prints each of several grounds on a line of its own', () => {
  const refusal: Parameters<typeof refusalBlocks>[0] = {
    ret_nedeni: 'saklama',
    ret_ek_nedenler: ['baskasinin_hakki'],
    ret_gerekcesi: 'Fatura saklanır; kayıtta başka kişiler var.',
  };
  expect(refusalBlocks(refusal, 'tr').map((block) => 'text' in block && block.text)).toEqual([
    expect.stringMatching(/^Ret gerekçesi: .+m\. ?\d/),
    expect.stringMatching(/^Ret gerekçesi: .+m\. ?\d/),
    refusal.ret_gerekcesi,
  ]);
});

it('prints the ground of a refusal with its article, and the explanation', () => {
  const refusal = {
    ret_nedeni: 'm28',
    ret_gerekcesi: 'Veri resmî istatistikte kullanılıyor.',
  } as const;
  expect(refusalBlocks(refusal, 'tr')).toEqual([
    {
      text: 'Ret gerekçesi: Talep, Kanun’un uygulanmadığı bir hâle ilişkin (6698 s. Kanun m. 28)',
      bold: true,
    },
    { text: refusal.ret_gerekcesi },
  ]);
  expect(refusalBlocks(refusal, 'en')[0]).toMatchObject({
    text: expect.stringContaining('a case outside the law') as string,
  });
});
