import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaries } from './eslint.boundaries.js';

export default defineConfig(
  { ignores: ['**/dist/', '**/node_modules/', 'data/', 'test-results/', 'playwright-report/'] },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    rules: {
      'max-lines': ['error', { max: 400 }],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Fastify's hooks and handlers are asynchronous by their signature.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: ['URLSearchParams'] },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // The compiler knows every name; its own check is the better one.
    files: ['**/*.{ts,tsx,mjs,js}'],
    rules: { 'no-undef': 'off' },
  },
  {
    // Written out of the database by npm run schema.
    files: ['server/src/schema/tables.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    // It warns about TanStack Virtual for the sake of a compiler that is not in use here.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['web/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
        {
          selector: 'JSXText[value=/[A-Za-zçğıöşüÇĞİÖŞÜ]{3}/]',
          message: 'People read this in two languages: put it in locales/tr.json and en.json.',
        },
        {
          selector:
            'JSXOpeningElement[name.name=Modal] > JSXAttribute[name.name=opened][value=null]',
          message: 'A modal drawn only while it is open is an OpenModal: it gives the focus back.',
        },
      ],
    },
  },
  {
    files: ['server/src/features/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      'server/src/features/auth/**',
      // Strangers put forms in; the role reads nothing of them but the receipt.
      'server/src/features/public-forms/**',
      // The address of an application form is known before its company is, and its tries are counted.
      'server/src/features/applications/form/**',
      // The same of the door for those who notice a breach.
      'server/src/features/breaches/door/**',
      'server/src/features/texts/public/**',
      // Looks at a link are counted before it is opened.
      'server/src/features/texts/signatures/routes.ts',
      // A certificate's number is all that its reader has; a function of the database answers it.
      'server/src/features/training/certificates/verification.ts',
      // What a consultant chose for all clients belongs to the person, as the language does.
      'server/src/features/portfolio/person.ts',
      // Whoever is asked to join a company has no scope in it before the answer.
      'server/src/features/organization/own-invitations.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
        {
          selector: "MemberExpression[property.name='identity']",
          message: 'Only sign-in reads before there is a scope: use db.read, db.write or openLink.',
        },
      ],
    },
  },
  ...boundaries,
);
