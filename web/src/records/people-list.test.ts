import { describe, expect, it } from 'vitest';
import { readPeople } from './people-list.ts';

describe('a pasted list of people', () => {
  it('is read from a sheet or a CSV file, whatever the order of its columns', () => {
    const text = 'Ad soyad\tE-posta\nAyşe Kaya\tAyse@Kisi.test\nmert@kisi.test;"Mert Can"\r\n\n';
    expect(readPeople(text)).toEqual({
      people: [
        { ad: 'Ayşe Kaya', eposta: 'ayse@kisi.test' },
        { ad: 'Mert Can', eposta: 'mert@kisi.test' },
      ],
      unread: [],
    });
  });

  it('takes the name from the columns that its heads call so', () => {
    const text = 'Departman;Soyadı;Adı;E-posta\nSatış;Kaya;Ayşe;ayse@kisi.test';
    expect(readPeople(text).people).toEqual([{ ad: 'Kaya Ayşe', eposta: 'ayse@kisi.test' }]);
  });

  it('is read from the recipients of a mail, on a line each or on one', () => {
    const text =
      '"Ece Er" <ece@x.test>; Kaya, Ayşe <ayse@kisi.test>,\nMert Can <mert@kisi.test>\n<can@x.test>';
    expect(readPeople(text)).toEqual({
      people: [
        { ad: 'Ece Er', eposta: 'ece@x.test' },
        { ad: 'Kaya Ayşe', eposta: 'ayse@kisi.test' },
        { ad: 'Mert Can', eposta: 'mert@kisi.test' },
      ],
      unread: ['can@x.test'],
    });
  });

  it('has an address once, and names the lines that hold no person', () => {
    const { people, unread } = readPeople(
      'Ece, ece@x.test\nEce Er, ECE@x.test\nadressiz kişi\n@x.test',
    );
    expect(people).toEqual([{ ad: 'Ece', eposta: 'ece@x.test' }]);
    expect(unread).toEqual(['adressiz kişi', '@x.test']);
  });
});
