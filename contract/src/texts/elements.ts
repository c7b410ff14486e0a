import { holds, plainOf, type Element, type Rendered, type RenderedSection } from './model.ts';

/** State of an element that article 10 asks for: there, there with gaps, or missing. */
export type ElementState = 'tamam' | 'bosluk' | 'eksik';

/** The elements of a notice. A missing one, or one with gaps, keeps it from being published. */
export function elementsOf({ bolumler }: Rendered): Readonly<Record<Element, ElementState>> {
  const stateOf = (element: Element): ElementState => {
    const own = bolumler.filter((one) => holds(one, element));
    if (own.some(({ bosluklar }) => bosluklar.length > 0)) return 'bosluk';
    const said = own.some(({ cumleler }) => cumleler.some((one) => plainOf(one).trim() !== ''));
    return said ? 'tamam' : 'eksik';
  };
  return {
    kimlik: stateOf('kimlik'),
    amac: stateOf('amac'),
    aktarim: stateOf('aktarim'),
    yontem: stateOf('yontem'),
    haklar: stateOf('haklar'),
  };
}

/** Lines left to be filled by hand; those of a signature stay open. */
const BLANK = /_{3,}/;
const SIGNED = /^(?:imza|signature)/;
const isSigned = ({ k, baslik }: RenderedSection): boolean =>
  k === 'imza' || SIGNED.test(baslik.toLocaleLowerCase('tr'));

/** Characters of a sentence that name a blank at most. */
const LONGEST_NAME = 120;

/** A blank by the words before it: `Adresi: ____` is the address. */
function nameOfBlank(before: string): string {
  const name = before.replace(/^[\s;,.]+|[\s:]+$/g, '');
  // A long one begins with a whole word.
  return name.length <= LONGEST_NAME
    ? name
    : `… ${name.slice(-LONGEST_NAME).replace(/^\S*\s+/, '')}`;
}

/** Names of what a section leaves open: fields that the register lacks, and blanks. */
const openIn = (section: RenderedSection): string[] => [
  ...section.bosluklar.map(({ ad }) => ad),
  ...(isSigned(section) ? [] : section.cumleler).flatMap((one) =>
    plainOf(one).split(BLANK).slice(0, -1).map(nameOfBlank),
  ),
];

/** Sections with what they leave open. A text with one can be saved, neither approved nor published. */
export const openPlaces = ({
  bolumler,
}: Rendered): Readonly<{ bolum: string; adlar: readonly string[] }>[] =>
  bolumler.flatMap((section) => {
    const adlar = [...new Set(openIn(section))];
    return adlar.length > 0 ? [{ bolum: section.baslik, adlar }] : [];
  });

/** Does an explicit consent ask for one? A sentence of a block does, or own words with a box to tick. */
export const asksConsent = ({ bolumler }: Rendered): boolean =>
  bolumler.some(({ cumleler }) =>
    cumleler.some((one) =>
      one.k.startsWith('riza:') ? plainOf(one).trim() !== '' : plainOf(one).includes('☐'),
    ),
  );
