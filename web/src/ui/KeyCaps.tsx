import { Kbd } from '@mantine/core';
import { isMac } from '../platform/keys.ts';
import { useTranslation } from '../platform/i18n.ts';

const SIGNS: Readonly<Record<string, string>> = {
  arrowdown: '↓',
  arrowup: '↑',
  arrowleft: '←',
  arrowright: '→',
};
const NAMED = ['enter', 'escape', 'space', 'pagedown', 'pageup', 'home', 'end', 'menu'] as const;

/** Keys of `KEYS` as printed on a keyboard: each a cap, or several for those pressed together. */
export function KeyCaps({ specs }: { specs: readonly string[] }) {
  const { t } = useTranslation();
  const nameOf = (part: string): string => {
    if (part === 'mod') return isMac() ? '⌘' : 'Ctrl';
    if (part === 'shift') return 'Shift';
    const key = { ' ': 'space', contextmenu: 'menu' }[part] ?? part;
    const named = NAMED.find((one) => one === key);
    return named ? t(`keys.names.${named}`) : (SIGNS[key] ?? key.toUpperCase());
  };
  return specs.map((spec) => (
    <Kbd key={spec}>{spec === '+' ? spec : spec.split('+').map(nameOf).join(' ')}</Kbd>
  ));
}
