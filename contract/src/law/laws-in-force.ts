/**
 * Numbers of laws and decrees in force that records cite; regulations and communiqués are known by their word.
 * Written by hundreds, so that browsers load less: `51:0204` are 5102 and 5104.
 * Listed from general knowledge: a number that is missing is asked about, never condemned.
 */
export const NUMBERS: ReadonlySet<string> = new Set(
  `1:9397 2:11132233374498 3:2040517599 4:428892 5:4173 6:18333457606364 7:0375 8:153154 9:26
  10:055362 11:366364 12:111962 13:19 14:1675 15:126793 16:1832 17:3974 20:0422 22:3847 23:1330
  24:296477 25:2731475965757677 26:34445992 27:0997 28:02030920272839606372737686
  29:111418203537425460728183 30:46566571839193 31:5253545594 32:0113182438698994 33:0832465976
  34:02126566 35:16687273 36:212834 37:13 39:9698 40:45465481 41:23 42:075083 43:254253
  44:47588390 45:6272 46:283132344146505275818891 47:0608212233343536496087 48:485775
  49:042547496182 50:15183542707284 51:020447747686878899 52:000216172430333435375253545862637175
  53:00020712202635454652556263666869789395 54:0203112931344249648890 55:021020234344495370809397
  56:020407152024274851616382848690 57:1017182637464784 58:0934384694 59:01021041525357777896
  60:0102041523858798 61:0001020307111214323672839197 62:00161719223537455371838492
  63:03050625283132435660616284 64:131546586175879193 65:0218323746505263698586 66:434598
  67:0106283536415054556972 68:0231 69:4864 70:33366168 71:01264351556474767986889496
  72:0121222326424445464752565861626369 73:1516181920262730363839414346515281929394
  74:0506070916171820353840455660649199 75:01111824313738455052`
    .split(/\s+/)
    .flatMap((hundred) => {
      const [of = '', ends = ''] = hundred.split(':');
      return (ends.match(/../g) ?? []).map((end) => String(Number(of + end)));
    }),
);

/**
 * Laws that others replaced: commercial code, obligations, civil, penal and procedure codes, social security,
 * labour, consumers, unions, foreigners, capital market, banks, insurance, press, associations, municipalities,
 * military service, private schools, leasing, rents, citizenship, registers of persons, execution of sentences.
 */
export const REPLACED_NUMBERS: readonly string[] =
  '308 403 506 625 647 743 765 818 832 1050 1076 1086 1111 1412 1447 1580 1587 1615 1721 2253 2495 2499 2510 2675 2762 2821 2822 2908 3030 3167 3182 3226 3285 3360 3984 4077 4208 4320 4389 4703 4817 4822 4958 5149 5179 5190 5539 5584 5680 5683 6326 6570 6762 7397'.split(
    ' ',
  );
export const REPLACED = new RegExp(`(?:^|\\D)(?:${REPLACED_NUMBERS.join('|')})(?:\\D|$)`, 'u');

/** Articles without force of a law that otherwise is in force; `kalan`: those alone that are left. */
const PARTLY_REPEALED: Readonly<
  Record<string, Readonly<{ ilk: number; son: number; kalan?: true; kanun: string }>>
> = {
  '4857': { ilk: 77, son: 89, kanun: '6331 s. Kanun m. 37' },
  '1475': { ilk: 14, son: 14, kalan: true, kanun: '4857 s. Kanun m. 120' },
};

/** A former law of the same name, of which an article is left. */
export const FORMER: Readonly<Record<string, string>> = { '1475': '4857' };

/** Is a law cited by nothing but articles that are no longer in force? */
export function citesRepealedArticles(text: string): boolean {
  return Object.entries(PARTLY_REPEALED).some(([law, { ilk, son, kalan }]) => {
    const after = text.split(new RegExp(`(?<!\\d)${law}(?!\\d)`, 'u'))[1];
    const articles = [...(after ?? '').matchAll(ARTICLE_FIGURE)].map(([, one]) => Number(one));
    return (
      articles.length > 0 &&
      articles.every((one) => (one >= ilk && one <= son) !== (kalan === true))
    );
  });
}
const ARTICLE_FIGURE = /(?:\bm(?:d|ad|adde)?\.?|\/)\s*(\d{1,3})(?!\d)/giu;
