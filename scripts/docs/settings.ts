import { defaultsOfSettings, SETTINGS } from '../../server/src/platform/start/config.ts';
import { SETTING_NOTES } from '../../server/src/platform/start/setting-notes.ts';

type Setting = Readonly<{ name: string; note: string; byDefault: string | undefined }>;

const defaults = new Map<string, string | number | undefined>(Object.entries(defaultsOfSettings()));

/** All settings by theme, each with its note and default. */
function themes(): [string, Setting[]][] {
  const found = Object.entries(SETTING_NOTES).map(([theme, notes]): [string, Setting[]] => [
    theme,
    Object.entries(notes).map(([name, note]) => {
      const value = defaults.get(name);
      return { name, note, byDefault: value?.toString() };
    }),
  ]);
  const noted = found.flatMap(([, settings]) => settings.map(({ name }) => name));
  const missing = SETTINGS.filter((name) => !noted.includes(name));
  if (missing.length > 0)
    throw new Error(`No note in server/src/platform/start/setting-notes.ts: ${missing.join(', ')}`);
  return found;
}

/** docs/settings.md */
export function settingsPage(): string {
  const sections = themes().map(([theme, settings]) => {
    const lines = settings.map(
      ({ name, note, byDefault }) =>
        `- **\`${name}\`** ${byDefault === undefined ? '' : `(default \`${byDefault}\`) `}${note}`,
    );
    return `## ${theme}\n\n${lines.join('\n')}`;
  });
  return `# Settings

All settings come from the environment and are checked at the start; a wrong one stops the start with a sentence that names it. A secret may be a file: \`SECRET_FILE=/run/secrets/secret\`, see [keys](security/keys.md#from-files). \`npm run doctor\` examines an installation with its settings.

This page is made by \`npm run docs\` from \`server/src/platform/start/config.ts\` and \`setting-notes.ts\` beside it.

${sections.join('\n\n')}
`;
}

/** Links and marks of Markdown have no use in a file of settings. */
const plain = (note: string) =>
  note
    .replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\(([^)]*)\)/g, '$1 ($2)')
    .replaceAll('`', '');

const WIDTH = 100;

/** A note as lines of comment. */
function comment(text: string): string {
  const lines = [''];
  for (const word of plain(text).split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 3 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line) => `# ${line}`).join('\n');
}

/** .env.example */
export function exampleOfSettings(): string {
  const sections = themes().map(([theme, settings]) => {
    const blocks = settings.map(({ name, note, byDefault = '' }) => {
      const value = /[\s<>]/.test(byDefault) ? `"${byDefault}"` : byDefault;
      return `${comment(note)}\n#${name}=${value}`;
    });
    return `# --- ${theme} ---\n\n${blocks.join('\n\n')}`;
  });
  return `# Settings of Emanet with their defaults, made by "npm run docs". The server reads its environment,
# not this file. Copy it to .env, take the # away before what you change, and start with
#   node --env-file=.env server/src/main.ts
# or name the file in your supervisor (EnvironmentFile= of systemd, env_file: of a composition).

${sections.join('\n\n')}
`;
}
