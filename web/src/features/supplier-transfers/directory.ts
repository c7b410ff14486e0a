/** Address of the supplier directory, a page under the supplier list. */
export const DIRECTORY = '/tedarikciler/rehber';
