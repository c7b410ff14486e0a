/** Digits, in groups of three if they are parted by a point, a comma or a space. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)$/;
/** Words beside a count: that it is not exact, and what is counted. */
const ABOUT =
  /^(?:~|≈|±|[<>]=?|yakla[sş][ıi]k(?: olarak)?|yakl\.?|takriben|tahminen|ortalama|ort\.?|en az|en çok|en fazla|asgari|azami|about|approx\.?|approximately|at least|up to|ca\.?)\s*/iu;
const OF =
  /\s*(?:ki[sş]i|adet|ad\.|kay[ıi]t|çal[ıi][sş]an|personel|people|persons?|records?)\.?$/iu;
const MORE = /\s*(?:\+|civar[ıi]|kadar|ve üzeri|ve üstü|or more)$/iu;

/** A longer text is no figure: its end would be looked for at each blank. */
const LONGEST = 80;

/** A count as people write it; `isAbout`: the words beside it say that it is not exact. */
export function countWritten(
  text: string,
): Readonly<{ count: number; isAbout: boolean }> | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = text.trim().replace(OF, '').replace(MORE, '').replace(OF, '');
  const figure = bare.replace(ABOUT, '');
  if (!WHOLE.test(figure)) return undefined;
  return {
    count: Number(figure.replace(/\D/g, '')),
    isAbout: figure !== bare || MORE.test(text.trim().replace(OF, '')),
  };
}

const MINUTES = String.raw`(\d{1,4})\s*(?:dakika|dk|dak|min(?:utes?|s)?)\.?`;
const HOURS = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:saat|sa|hours?|hrs?|h)\.?`;
const LENGTH = new RegExp(`^(?:${HOURS})?\\s*(?:${MINUTES})?$`, 'iu');
const HOUR = 60;

/** The minutes of a length of time ("1 saat 30 dk"); undefined for anything else, as a bare figure. */
export function minutesWritten(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const [whole, hours, minutes] = LENGTH.exec(text.trim()) ?? [];
  if (!whole) return undefined;
  return Math.round(Number(hours?.replace(',', '.') ?? 0) * HOUR) + Number(minutes ?? 0);
}
