/**
 * Every register, in the order of the menu; the screens and calls of a register are made from this list.
 * `tur`: its table and its name in change logs, `api`: prefix of its endpoints, `title`: a record's name in
 * OpenAPI. `path`: the screen of its list, `addPath`, `editPath`, `importPath`: screens that change it.
 * `nameField`: the field that names a record. `namesActivities`: its records name their activities.
 */
export const REGISTERS = [
  {
    noun: 'processingActivities',
    tur: 'veri_harita',
    api: '/api/veriharita',
    title: 'Veri işleme faaliyeti / Data processing activity',
    read: 'processing-activities.read',
    write: 'processing-activities.write',
    nameField: 'surec_ismi',
    path: '/veri-isleme',
    addPath: '/envanter/ekle',
    editPath: '/envanter/guncelle',
    importPath: '/envanter/ice-aktar',
    namesActivities: false,
  },
  {
    noun: 'supplierTransfers',
    tur: 'veri_aktarim',
    api: '/api/veriaktarim',
    title: 'Tedarikçi aktarımı / Supplier transfer',
    read: 'supplier-transfers.read',
    write: 'supplier-transfers.write',
    nameField: 'tedarikci_adi',
    path: '/tedarikciler',
    addPath: '/envanter/tedarikci/ekle',
    editPath: '/envanter/tedarikci/guncelle',
    importPath: '/envanter/tedarikci/ice-aktar',
    namesActivities: true,
  },
  {
    noun: 'publicTransfers',
    tur: 'diger_aktarim',
    api: '/api/kamu-aktarimlari',
    title: 'Kamu aktarımı / Public transfer',
    read: 'public-transfers.read',
    write: 'public-transfers.write',
    nameField: 'kurum_adi',
    path: '/diger-aktarimlar',
    addPath: '/envanter/kamu/ekle',
    editPath: '/envanter/kamu/guncelle',
    importPath: '/envanter/kamu/ice-aktar',
    namesActivities: true,
  },
  {
    noun: 'assets',
    tur: 'varlik_listesi',
    api: '/api/varlik-listesi',
    title: 'Varlık / Asset',
    read: 'assets.read',
    write: 'assets.write',
    nameField: 'varlik_ismi',
    path: '/varlik-listesi',
    addPath: '/envanter/varlik/ekle',
    editPath: '/envanter/varlik/guncelle',
    importPath: '/envanter/varlik/ice-aktar',
    namesActivities: true,
  },
] as const;

/** Entry of one register in the list. */
export type RegisterEntry = (typeof REGISTERS)[number];
/** A register by the noun of its endpoints and labels. */
export type RegisterNoun = RegisterEntry['noun'];
/** A register by its table and its name in change logs. */
export type RegisterType = RegisterEntry['tur'];
/** Abilities on the records of a register. */
export type RegisterAbility = RegisterEntry['read' | 'write'];

/** A register whose records name activities. */
export type LinkingEntry = Extract<RegisterEntry, { namesActivities: true }>;
export type LinkingType = LinkingEntry['tur'];

export const REGISTER_NOUNS: readonly RegisterNoun[] = REGISTERS.map(({ noun }) => noun);
export const REGISTER_TYPES: readonly RegisterType[] = REGISTERS.map(({ tur }) => tur);

/** Registers whose records name activities. */
export const LINKING_REGISTERS: readonly LinkingEntry[] = REGISTERS.filter(
  (one): one is LinkingEntry => one.namesActivities,
);

const byNoun = new Map<RegisterNoun, RegisterEntry>(REGISTERS.map((one) => [one.noun, one]));
const byType = new Map<RegisterType, RegisterEntry>(REGISTERS.map((one) => [one.tur, one]));

function found<Key>(entries: ReadonlyMap<Key, RegisterEntry>, key: Key): RegisterEntry {
  const entry = entries.get(key);
  if (!entry) throw new Error(`no register ${String(key)}`);
  return entry;
}

/** The entry of a register, by its noun. */
export const registerEntry = (noun: RegisterNoun): RegisterEntry => found(byNoun, noun);

/** The entry of a register, by its name in change logs. */
export const registerOfType = (tur: RegisterType): RegisterEntry => found(byType, tur);

/** One value for each of some registers, by the name in change logs; one is made after the other. */
export async function perRegister<Type extends RegisterType, Value>(
  entries: readonly Readonly<{ tur: Type }>[],
  valueOf: (tur: Type) => Promise<Value>,
): Promise<Readonly<Record<Type, Value>>> {
  const values: [Type, Value][] = [];
  for (const { tur } of entries) values.push([tur, await valueOf(tur)]);
  // `fromEntries` forgets the names; every one of them is there.
  return Object.fromEntries(values) as Record<Type, Value>;
}
