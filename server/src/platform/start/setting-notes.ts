import type { SettingName } from './config.ts';
import notes from './setting-notes.json' with { type: 'json' };

type Notes = Partial<Readonly<Record<SettingName, string>>>;

/**
 * Notes of all settings, by theme. `npm run docs` makes docs/settings.md and .env.example of it; a
 * default that the schema of config.ts does not hold is named in the note.
 */
export const SETTING_NOTES: Readonly<Record<string, Notes>> = notes;
