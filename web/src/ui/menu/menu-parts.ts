import type { Menu } from '@mantine/core';
import { createContext } from 'react';

/**
 * Pieces of the library's menu, given by the open menu itself, because the screen that writes the
 * entries is drawn without the library's menu.
 */
export const MenuParts = createContext<typeof Menu | undefined>(undefined);
