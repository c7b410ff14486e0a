import { useMediaQuery } from '@mantine/hooks';

/** Is there only room for a finger's width a control, and for one column? The sheets say 899px too. */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 899px)', undefined, { getInitialValueInEffect: false }) ?? false;
