import { describe, expect, it } from 'vitest';
import { readPeople } from './read.ts';

const short = (text: string, departments: readonly string[] = []) =>
  readPeople(text, departments).people.map(({ name, email, fault }) =>
    fault ? [name, email, fault] : [name, email],
  );
const row = (...cells: string[]) => cells.join('\t');

describe('the columns of a list of people', () => {
  it.each([
    ['Ad Soyad', 'E-posta'],
    ['Müşteri Adı', 'E-posta Adresi'],
    ['MÜŞTERİ ADI SOYADI', 'E-POSTA'],
    ['Personel', 'Mail'],
    ['Çalışan', 'E-Mail'],
    ['Üye', 'eposta'],
    ['Öğrenci Adı ve Soyadı', 'Mail Adresi'],
    ['Hasta Ad Soyad', 'Elektronik Posta'],
    ['Full name', 'Email address'],
    ['Adı', 'İş e-postası'],
  ])('are found under %s and %s, whatever stands between them', (name, mail) => {
    const list = readPeople(
      [
        row('Sıra', name, 'T.C. Kimlik No', 'Telefon', 'Doğum Tarihi', mail, 'Şehir'),
        row(
          '1',
          'Deneme Kişi',
          '10000000146',
          '05320000000',
          '01.02.1990',
          'deneme@ornek.test',
          'İzmir',
        ),
      ].join('\n'),
    );
    expect(list.people).toMatchObject([
      { line: 2, name: 'Deneme Kişi', email: 'deneme@ornek.test', fault: undefined },
    ]);
    expect(list.leftOut).toContainEqual({ kind: 'identity', title: 'T.C. Kimlik No', cells: 1 });
    expect(list.leftOut).toContainEqual({ kind: 'column', title: 'Şehir', cells: 1 });
  });

  it('are joined where first and last name stand apart, in the order of a salutation', () => {
    const list = readPeople(
      [
        row('Sicil No', 'Soyadı', 'Adı', 'Departman', 'Unvan', 'E-Posta'),
        row('101', 'KİŞİ', 'Deneme', 'Muhasebe', 'Uzman', 'deneme@ornek.test'),
      ].join('\n'),
    );
    expect(list.people).toMatchObject([{ name: 'Deneme KİŞİ', departments: ['Muhasebe'] }]);
    expect(list.leftOut.map(({ title }) => title)).toEqual(['Sicil No', 'Unvan']);
  });

  it('are no part of the name: those of the firm, the mother, the account', () => {
    const text = [
      row('Firma Adı', 'Anne Adı', 'Kullanıcı Adı', 'Ad', 'Soyad', 'E-posta'),
      row('Deneme A.Ş.', 'Fatma', 'dkisi', 'Deneme', 'Kişi', 'd@ornek.test'),
    ].join('\n');
    expect(short(text)).toEqual([['Deneme Kişi', 'd@ornek.test']]);
  });

  it('are said once where the whole name stands beside its parts', () => {
    const text = 'Ad;Soyad;Ad Soyad;Mail\nAyşe;Kaya;Ayşe Kaya;ayse@kisi.test';
    expect(short(text)).toEqual([['Ayşe Kaya', 'ayse@kisi.test']]);
  });

  it('are of whom the address is of, where a row names two people', () => {
    const text = 'Öğrenci Adı;Veli Adı;Veli Soyadı;Veli E-posta\nAli;Ayşe;Kaya;a@veli.test';
    expect(short(text)).toEqual([['Ayşe Kaya', 'a@veli.test']]);
    expect(readPeople(text).leftOut).toEqual([{ kind: 'column', title: 'Öğrenci Adı', cells: 1 }]);
    expect(short('Öğrenci Adı;Veli Adı;E-posta\nAli;Ayşe Kaya;a@x.test')).toEqual([
      ['Ali', 'a@x.test'],
    ]);
    const owned = 'Çalışanın Adı;Çalışanın Soyadı;Çalışanın E-postası\nAyşe;Kaya;a@x.test';
    expect(short(owned)).toEqual([['Ayşe Kaya', 'a@x.test']]);
  });

  it('begin below a title, and a second address is left out by its head', () => {
    const list = readPeople(
      'Personel Listesi 2026\n\nAdı Soyadı;İş e-postası;Kişisel e-posta\nAyşe Kaya;a@is.test;a@ev.test',
    );
    expect(list.people).toMatchObject([{ line: 4, name: 'Ayşe Kaya', email: 'a@is.test' }]);
    expect(list.leftOut).toEqual([{ kind: 'column', title: 'Kişisel e-posta', cells: 1 }]);
  });

  it('are found by their addresses where no head names them', () => {
    const text = 'Ad Soyad;Departman;İletişim\nAyşe Kaya;Satış;a@x.test';
    expect(short(text)).toEqual([['Ayşe Kaya', 'a@x.test']]);
    const asked = 'Ad Soyad;E-posta gönderildi mi;E-posta\nAyşe Kaya;Evet;a@x.test';
    expect(short(asked)).toEqual([['Ayşe Kaya', 'a@x.test']]);
  });

  it('take the first address of a cell, and say which others are left out', () => {
    const list = readPeople(row('Ad', 'Mail') + '\n' + row('Ece Er', 'Ece <e@x.test>; f@x.test'));
    expect(list.people).toMatchObject([{ name: 'Ece Er', email: 'e@x.test' }]);
    expect(list.leftOut).toEqual([{ kind: 'column', title: 'f@x.test', cells: 1 }]);
  });

  it('begin anew where other heads come, as in the next sheet of a workbook', () => {
    const text = 'Ad;E-posta\nEce Er;e@x.test\nE-posta;Personel\na@x.test;Ali Can';
    expect(short(text)).toEqual([
      ['Ece Er', 'e@x.test'],
      ['Ali Can', 'a@x.test'],
    ]);
  });

  it('have a language where its head says so', () => {
    const { people } = readPeople('Name;E-mail;Department;Language\nJames;j@x.test;Sales;English');
    expect(people).toMatchObject([{ departments: ['Sales'], language: 'English' }]);
  });
});

describe('a list without heads', () => {
  it('has no number in a name, wherever the number stands', () => {
    for (const text of [
      'Deneme Kişi\t10000000146\tdeneme@ornek.test',
      '10000000146;Deneme Kişi;0532 000 00 00;deneme@ornek.test',
      'Deneme Kişi 10000000146, deneme@ornek.test',
      'P-101\tDeneme\tKişi\t01.02.2020\tdeneme@ornek.test',
      'deneme@ornek.test, Deneme Kişi (10000000146)',
      'Deneme Kişi 10000000146 <deneme@ornek.test>',
    ])
      expect(short(text)).toEqual([['Deneme Kişi', 'deneme@ornek.test']]);
    expect(readPeople('Deneme Kişi\t10000000146\td@ornek.test').leftOut).toEqual([
      { kind: 'identity', title: 2, cells: 1 },
    ]);
  });

  it('may begin with the address', () => {
    const { people } = readPeople('ayse@ornek.test\tAyşe Örnek\tMuhasebe');
    expect(people).toMatchObject([{ name: 'Ayşe Örnek', departments: ['Muhasebe'] }]);
  });

  it('keeps a comma within quotation marks', () => {
    const { people } = readPeople('"Örnek, Ayşe","ayse@ornek.test","Muhasebe"');
    expect(people).toMatchObject([
      { name: 'Ayşe Örnek', email: 'ayse@ornek.test', departments: ['Muhasebe'] },
    ]);
  });

  it('is read from the recipients of a mail, on a line each or on one', () => {
    expect(
      short('Örnek, Ayşe <ayse@ornek.test>; "Deneme, Ali" <ali@ornek.test>, Ece Er <ece@x.test>'),
    ).toEqual([
      ['Ayşe Örnek', 'ayse@ornek.test'],
      ['Ali Deneme', 'ali@ornek.test'],
      ['Ece Er', 'ece@x.test'],
    ]);
    expect(readPeople('Tülay Işık <tulay@ornek.test>; SATIN ALMA').people).toMatchObject([
      { name: 'Tülay Işık', departments: ['SATIN ALMA'] },
    ]);
  });

  it.each([
    'Kime: Ayşe Yılmaz <ayse@ornek.test>; Bilgi: Can Er <can@ornek.test>',
    'KİME : Yılmaz, Ayşe <ayse@ornek.test>\nBİLGİ: Can Er <can@ornek.test>',
    'To: Ayşe Yılmaz <ayse@ornek.test>, Can Er <can@ornek.test>',
    'Cc:\tAyşe Yılmaz\tayse@ornek.test\nGizli kopya：\tCan Er\tcan@ornek.test',
    'Kime:Ayşe Yılmaz ayse@ornek.test\nAlıcılar: "Can Er" <can@ornek.test>',
  ])('has no label of a mail in a name: %j', (text) => {
    expect(short(text)).toEqual([
      ['Ayşe Yılmaz', 'ayse@ornek.test'],
      ['Can Er', 'can@ornek.test'],
    ]);
  });

  it('has no label of a mail in an address, and keeps names that begin like one', () => {
    expect(short('Kime:ayse@ornek.test')).toEqual([['', 'ayse@ornek.test', 'no_name']]);
    expect(short('Bilgi Er <bilgi@ornek.test>\nToprak Ak <to@ornek.test>')).toEqual([
      ['Bilgi Er', 'bilgi@ornek.test'],
      ['Toprak Ak', 'to@ornek.test'],
    ]);
  });

  it('has several people on a line, and one row for each address', () => {
    expect(short('Ayşe Kaya a@x.test; Ali Can b@x.test')).toEqual([
      ['Ayşe Kaya', 'a@x.test'],
      ['Ali Can', 'b@x.test'],
    ]);
    expect(short('a@x.test; b@x.test')).toEqual([
      ['', 'a@x.test', 'no_name'],
      ['', 'b@x.test', 'no_name'],
    ]);
  });

  it('knows the departments of the company', () => {
    const { people } = readPeople('Muhasebe, Ayşe Kaya, a@x.test, Bilinmeyen', ['MUHASEBE']);
    expect(people).toMatchObject([{ name: 'Ayşe Kaya', departments: ['Muhasebe', 'Bilinmeyen'] }]);
  });

  it('has no mark between a name and its address in the name', () => {
    for (const text of ['Ayşe Kaya - a@x.test', 'Ayşe Kaya: a@x.test', 'Ayşe Kaya | a@x.test'])
      expect(short(text)).toEqual([['Ayşe Kaya', 'a@x.test']]);
  });

  it('may be of people without addresses, below heads or not', () => {
    for (const text of ['Ad Soyad;Telefon\nAyşe Kaya;0532', 'Adı Soyadı\nAyşe Kaya', 'Ayşe Kaya'])
      expect(short(text)).toEqual([['Ayşe Kaya', '', 'no_address']]);
  });

  it('calls an address that is hidden from robots a bad one, not a name', () => {
    expect(short('Ali; ali(at)ornek; Satış')).toEqual([['Ali', 'ali(at)ornek', 'bad_address']]);
  });

  it('keeps a person whose name begins like a head', () => {
    expect(short('Adnan Uyeler; adnan@x.test')).toEqual([['Adnan Uyeler', 'adnan@x.test']]);
  });
});

describe('a number in the cell of a name', () => {
  it.each([
    ['1-Ayşe Kaya', 'Ayşe Kaya'],
    ['2)Ali Öz', 'Ali Öz'],
    ['3.Can Er', 'Can Er'],
    ['4. A. Can Er', 'A. Can Er'],
    ['10000000146-Ayşe Kaya', 'Ayşe Kaya'],
    ['10000000146/Mehmet Can', 'Mehmet Can'],
    ['10000000146_Ali Öz', 'Ali Öz'],
    ['10000000146Ali Öz', 'Ali Öz'],
    ['Ayşe10000000146Kaya', 'Ayşe Kaya'],
    ['AYŞE1 KAYA', 'AYŞE KAYA'],
    ['Ay5şe Kaya', 'Ayşe Kaya'],
    ['Ayşe Kaya (2)', 'Ayşe Kaya'],
    ['Ayşe (Fatma) Kaya 2', 'Ayşe (Fatma) Kaya'],
    ['Kaya, Ayşe, 10000000146', 'Ayşe Kaya'],
    ['TCKN 10000000146 Ali Öz', 'Ali Öz'],
    ['Ayşe Kaya (T.C. 10000000146)', 'Ayşe Kaya'],
    ['Ayşe Kaya (T.C. Kimlik No: 10000000146)', 'Ayşe Kaya'],
    ['T.C. KİMLİK NO: 10000000146 Ayşe Kaya', 'Ayşe Kaya'],
    ['10000000146 TC Ali Öz', 'Ali Öz'],
    ['TC:10000000146 Ayşe Kaya', 'Ayşe Kaya'],
    ['Tel: 0532 000 00 00 Ayşe Kaya', 'Ayşe Kaya'],
    ['P-101 Ayşe Kaya', 'Ayşe Kaya'],
    ['T.C. 10000000146', ''],
  ])('goes with its marks and its label, and no word with it: %s', (cell, name) => {
    const lists = [`Müşteri\tE-posta\n${cell}\ta@b.test`, `${cell}; a@b.test`];
    for (const text of lists) {
      const { people, leftOut } = readPeople(text);
      expect(people.map((one) => one.name)).toEqual([name]);
      expect(leftOut).toHaveLength(1);
    }
  });

  it('is left out only where it is: that of a department stays', () => {
    const { people, leftOut } = readPeople('Ayşe Kaya; a@x.test; 3. Şube');
    expect(people).toMatchObject([{ name: 'Ayşe Kaya', departments: ['3. Şube'] }]);
    expect(leftOut).toEqual([]);
  });
});

describe('every row', () => {
  it('stays, also of two people with one address, and those that name nobody', () => {
    expect(
      short('Ece, ece@x.test\nEce Er, ECE@x.test\nadressiz kişi\n@x.test\nAli, ali@x'),
    ).toEqual([
      ['Ece', 'ece@x.test'],
      ['Ece Er', 'ece@x.test'],
      ['adressiz kişi', '', 'no_address'],
      ['@x.test', '', 'no_address'],
      ['Ali', 'ali@x', 'bad_address'],
    ]);
  });

  it('has its address in one spelling', () => {
    expect(short('İsmail Örnek\tİSMAİL@ORNEK.TEST\u200B')).toEqual([
      ['İsmail Örnek', 'ismail@ornek.test'],
    ]);
  });

  it('is not lost behind a quotation mark without its pair', () => {
    expect(short('"Ayşe Kaya; a@x.test\nAli; b@x.test\nEce; e@x.test')).toHaveLength(3);
    expect(short('"Ayşe\nKaya";a@x.test\nAli;b@x.test')).toEqual([
      ['Ayşe Kaya', 'a@x.test'],
      ['Ali', 'b@x.test'],
    ]);
  });
});

it('parts the cells of a column whose head names several things', () => {
  const { people, leftOut } = readPeople(
    'Sıra\tAd Soyad / Unvan / E-posta\tBirim\n1\tAyşe Kaya / Müdür / ayse@x.test\tDepo',
  );
  expect(people).toMatchObject([
    { name: 'Ayşe Kaya', email: 'ayse@x.test', departments: ['Depo'], fault: undefined },
  ]);
  expect(leftOut.map(({ title }) => title)).toEqual(['Sıra', 'Unvan']);
  const [contact] = readPeople(
    'Personel\tİletişim\nAyşe Kaya\tayse@x.test / 0532 111 22 33',
  ).people;
  expect(contact).toMatchObject({ name: 'Ayşe Kaya', email: 'ayse@x.test' });
});
