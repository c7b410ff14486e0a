import { ELEMENTS, plainOf, type Element, type Rendered } from './model.ts';

/** State of an element that article 10 asks for: there, there with gaps, or missing. */
export type ElementState = 'tamam' | 'bosluk' | 'eksik';

/** The elements of a notice. A missing one, or one with gaps, keeps it from being published. */
export function elementsOf({ bolumler }: Rendered): Readonly<Record<Element, ElementState>> {
  const stateOf = (element: Element): ElementState => {
    const own = bolumler.filter(({ unsur }) => unsur === element);
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

/** Elements without which a notice is not one. */
export const lackingElements = (rendered: Rendered): Element[] => {
  const states = elementsOf(rendered);
  return ELEMENTS.filter((one) => states[one] !== 'tamam');
};
