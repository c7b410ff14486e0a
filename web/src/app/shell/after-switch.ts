import { REGISTERS } from '@emanet/contract/records/registers';

/** Parameters for the look of a screen; all others name rows or filters of one company. */
const OF_THE_SCREEN = ['gorunum', 'goster', 'sekme', 'sirala', 'sutun', 'departman-sirala', 'gun'];

/**
 * Address after switching the company: the same screen, without parts of the old company. An edited
 * record is left for the list of its register.
 */
export function addressAfterSwitch(pathname: string, search: string): string {
  const register = REGISTERS.find(({ editPath }) => pathname.startsWith(`${editPath}/`));
  if (register) return register.path;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams([...given].filter(([name]) => OF_THE_SCREEN.includes(name)));
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
