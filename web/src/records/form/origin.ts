const KEY = 'emanet-kayit-sirketi';

type Origin = Readonly<{ company_id: number; company_name: string }>;

const isOrigin = (value: unknown): value is Origin & { path: string } =>
  typeof value === 'object' &&
  value !== null &&
  'company_id' in value &&
  typeof value.company_id === 'number' &&
  'company_name' in value &&
  typeof value.company_name === 'string' &&
  'path' in value &&
  typeof value.path === 'string';

/** Remembers in this tab whose record a form shows. */
export function rememberOrigin(path: string, { company_id, company_name }: Origin): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, company_id, company_name }));
  } catch {
    // Without it the form only says that the record is not here.
  }
}

/** The company whose record this address showed before in this tab. */
export function originOf(path: string): Origin | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isOrigin(kept) && kept.path === path ? kept : undefined;
  } catch {
    return undefined;
  }
}
