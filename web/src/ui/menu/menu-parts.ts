import type { Menu } from '@mantine/core';
import { createContext } from 'react';

/**
 * Pieces of the library's menu, given by the open menu itself: what stands in it is written on a screen
 * that is drawn without them.
 */
export const MenuParts = createContext<typeof Menu | undefined>(undefined);
