import lock from '../../package-lock.json' with { type: 'json' };

type Package = Readonly<{ version?: string; license?: string; dev?: boolean; link?: boolean }>;

/** Packages that the lock file gives no licence, as their own manifests and files have it. */
const UNSAID: Readonly<Record<string, string>> = { 'combine-errors': 'MIT', 'png-js': 'MIT' };

/** THIRD-PARTY-NOTICES.md: what is installed beside the program, by licence. */
export function noticesPage(): string {
  const packages = new Map<string, Set<string>>();
  for (const [place, one] of Object.entries<Package>(lock.packages)) {
    const name = /.*node_modules\/(.+)$/.exec(place)?.[1];
    if (!name || one.dev || one.link) continue;
    const license = one.license ?? UNSAID[name];
    if (!license) throw new Error(`scripts/docs/notices.ts: which licence has ${name}?`);
    const named = packages.get(license) ?? new Set<string>();
    packages.set(license, named.add(`${name} ${one.version ?? ''}`));
  }
  const sections = [...packages]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([license, names]) =>
        `## ${license}\n\n${[...names]
          .toSorted()
          .map((name) => `- ${name}`)
          .join('\n')}`,
    );
  return `# Third-party notices

Packages that are installed with the program, by their licence. The list is made by \`npm run docs\` from \`package-lock.json\`; tools that only developing needs are left out. The text of each licence and the names of its authors are in the folder of the package below \`node_modules\`. Each run of continuous integration also writes a bill of materials (CycloneDX) from the lock file.

${sections.join('\n\n')}
`;
}
