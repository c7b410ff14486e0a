// Which part of the house may know which. A rule here explains itself to whoever breaks it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string[]} files
 * @param {{ regex: string, importNames?: string[], message: string }[]} patterns
 * @param {string[]} [ignores]
 * @returns {import('eslint').Linter.Config}
 */
const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** A folder of features is a noun. */
const nouns = readdirSync(join(import.meta.dirname, 'server/src/features')).join('|');

const anotherFeature = {
  regex: String.raw`^\.\./(?!\.\.)([^/]+)/(?!(\1|register)\.tsx?$)`,
  message:
    'A feature reaches another only through its <noun>.ts (or register.ts): export there what ' +
    'others may use, or move what both need down to records/ or platform/.',
};
/** The same from a folder inside a feature. */
const anotherFeatureFromWithin = {
  ...anotherFeature,
  regex: String.raw`^\.\./\.\./(?!\.\.)([^/]+)/(?!(\1|register)\.tsx?$)`,
};
const web = {
  regex: String.raw`^(\.\./)+web/|^@emanet/web`,
  message: 'The server does not know the web; what both need belongs in contract/.',
};
const server = {
  regex: String.raw`^(\.\./)+server/|^@emanet/server`,
  message: 'Only contract/ is shared by server and web; what both need belongs there.',
};
const features = {
  regex: String.raw`^\.+/(.+/)?features/`,
  message:
    'Imports run features → records → nouns → platform. Take what you need as a parameter, or let the ' +
    'feature call you.',
};
const records = {
  regex: String.raw`^\.+/(.+/)?(records|nouns)/`,
  message:
    'Imports run features → records → nouns → platform; this layer knows nothing above itself.',
};
const life = {
  regex: String.raw`^\.+/(.+/)?(features|records)/`,
  message:
    'Imports run features → records → nouns → platform: the common life knows no noun and no register.',
};
const roof = {
  regex: String.raw`^(\.\./)+app/`,
  message:
    'app/ is the roof: it knows every feature and none knows it. What a feature needs of it belongs ' +
    'in platform/ or ui/.',
};
const noun = {
  regex: `^@emanet/contract/(${nouns})$`,
  message: 'This layer knows no noun. Take it as a parameter from the feature that does.',
};
/** The same for the common life, which keeps the change log. */
const nounButTheLog = { ...noun, regex: `^@emanet/contract/(?!change-logs$)(${nouns})$` };
const mantine = {
  regex: '^@mantine/|^\\.+/(.+/)?(app|platform|ui|records)/',
  message:
    'The public site is plain HTML with plain styles: Mantine and the app behind the sign-in ' +
    'would break its content security policy and its weight.',
};

const unwatched = {
  regex: '^@playwright/test$',
  importNames: ['test'],
  message: 'Take test of e2e/test.ts: it fails, too, when a script of a page breaks.',
};

const mintsForJobs = {
  regex: String.raw`/access/scope\.ts$`,
  importNames: ['scopeOfJob', 'scopeOfLink'],
  message: 'Scopes of jobs come from the queue (reach.scopeIn), those of links from openLink.',
};

const everyCompany = {
  regex: String.raw`/jobs/job\.ts$`,
  importNames: ['definePlatformJob'],
  message: 'A feature works in one company after the other: defineJob and reach.scopeIn.',
};

const tests = ['**/*.test.ts', '**/*.test.tsx'];

export const boundaries = [
  forbid(['contract/src/**'], [web, server]),
  forbid(['server/src/*.ts', 'server/src/demo/**', 'server/test/**'], [web]),
  forbid(['server/src/platform/**'], [web, features, records, noun], tests),
  forbid(['server/src/nouns/**'], [web, life, nounButTheLog, mintsForJobs], tests),
  forbid(['server/src/records/**'], [web, features, mintsForJobs], tests),
  forbid(['server/src/features/*/*'], [web, anotherFeature, mintsForJobs, everyCompany], tests),
  forbid(
    ['server/src/features/*/*/*'],
    [web, anotherFeatureFromWithin, mintsForJobs, everyCompany],
    tests,
  ),
  forbid(['web/src/app/**'], [server]),
  forbid(['web/src/platform/**'], [server, roof, features, records], tests),
  forbid(['web/src/ui/**'], [server, roof, features, records, noun]),
  forbid(['web/src/records/**'], [server, roof, features], tests),
  forbid(['web/src/features/*/*'], [server, roof, anotherFeature], tests),
  forbid(['web/src/features/*/*/*'], [server, roof, anotherFeatureFromWithin], tests),
  forbid(['web/src/site/**'], [server, mantine]),
  forbid(['e2e/**'], [unwatched], ['e2e/test.ts']),
];
