import { readFile } from 'node:fs/promises';
import { applications } from '@emanet/contract/applications';
import { portfolio } from '@emanet/contract/portfolio';
import { questionnaires } from '@emanet/contract/questionnaires';
import { REGISTERS } from '@emanet/contract/records/registers';

/** The address of every screen of the router, so that a new one is looked at as well. */
export async function routes(): Promise<string[]> {
  const files = ['router.tsx', 'further-screens.ts'].map((file) =>
    readFile(`web/src/app/${file}`, 'utf8'),
  );
  const lists = /const (?:screens|furtherScreens)[^]+?\n\];/g;
  const screens = (await Promise.all(files)).join('').match(lists)?.join('') ?? '';
  const first = [...screens.matchAll(/\b(?:p|listP)age\(\s*([^,]+),/g)].map(
    ([, path = '']) => path,
  );
  const named = first
    .filter((one) => one.startsWith("'"))
    .map((one) => one.slice(1, -1).replace(':konu?', 'kayit-doldurma'))
    // The list, and one of its rows or kinds.
    .flatMap((one) => (one.endsWith('?') ? [one.replace(/\/:\w+\?$/, ''), one.slice(0, -1)] : one))
    .map((one) => one.replace(':kayit', 'tedarikciler'));
  const others = first.filter((one) => !one.startsWith("'"));
  // Addresses of a register stand for the addresses of each.
  if (others.join() !== 'path,addPath,`${editPath}/:id`,importPath')
    throw new Error(`addresses that are not known: ${others.join()}`);
  const ofRegisters = REGISTERS.flatMap(({ path, addPath, editPath, importPath }) => [
    path,
    addPath,
    `${editPath}/:id`,
    importPath,
  ]);
  return [...ofRegisters, ...named];
}

/** The list whose first row a route with an id is opened for. */
export function listBehind(route: string): string {
  if (route.startsWith('/envanter/anketler')) return questionnaires.list.path;
  if (route.startsWith('/portfoy/mevzuat')) return portfolio.law.path;
  const register = REGISTERS.find(({ editPath }) => route.startsWith(editPath));
  return register ? `${register.api}/list` : applications.list.path;
}
