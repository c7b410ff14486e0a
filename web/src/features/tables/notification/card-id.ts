/** Where the card of a category stands on the page. */
export const cardId = (category: string): string => `verbis-${category}`;
