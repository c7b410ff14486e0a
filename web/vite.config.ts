import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { colorScheme } from './scripts/color-scheme.ts';
import { endpointsOnly } from './scripts/endpoints-only.ts';
import { leanContract } from './scripts/lean-contract.ts';
import { noCircles } from './scripts/no-circles.ts';
import { publicSite } from './scripts/public-site.ts';
import { textParts } from './scripts/text-parts.ts';

const API = process.env['API'] ?? 'http://127.0.0.1:3000';

/**
 * Code that many screens share lies in a few chunks: left to itself the bundler makes one of each icon, and
 * a list waits for two hundred requests. A screen of its own for strangers (training) pays for it with
 * some kilobytes that it does not use.
 */
const CHUNKS = [
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /^(?!.*(src.site|app.main|\.html|features.training|contract.src.(training|videos)|shared.watched|PinInput|ode-?[bB]oxes))/,
  },
  { name: 'router', test: /react-router/ },
  { name: 'icons', test: /tabler.*Icon/, minShareCount: 3 },
  // Inputs of forms and what stands in steps: no list needs them before something is edited.
  {
    name: 'inputs',
    test: /components.(NumberInput|FileButton|Radio.(?!RadioIcon)|MultiSelect|Select|Combobox.(?!ComboboxChevron|get-parsed|Combobox.module)|Tooltip|RingProgress|Pill|Autocomplete|Textarea|Stepper|Accordion.(?!AccordionChevron))|mantine.form|klona|fast-deep-equal|react-number-format|web.src.ui.(form|file|step|rail|search-select.(?!take-marked)|unsaved-work)/,
    minShareCount: 4,
  },
  // Panels beside a list, loaded once they are opened.
  {
    name: 'drawers',
    test: /components.(Drawer|Avatar).|ui.overlay.(Side|side|Move|Busy|busy|neighbours)|ui.useInert/,
    minShareCount: 4,
  },
  // Changes of a record or of settings, read and taken back beside whatever they are about.
  {
    name: 'history',
    test: /records.drawer.(History|LogEntry|Changes|changes|Revert|SettingsLog|usePlainChanges|log.module)/,
    minShareCount: 2,
  },
  // Menus, panels and dialogs, with what stands in those of a list: fetched at the first move.
  {
    name: 'layers',
    test: /web.src.ui.menu.MenuAct|components.(Menu|Popover|Modal|ScrollArea.(?!utils.to-int)|Overlay|FocusTrap|Checkbox|Switch|List|NativeSelect|Title.)|ui.floating.(Menu|Panel|ExternalTarget)|ui.(ConfirmDialog|filters.(Choice|MoreItems)|table.(columns.ColumnPanel|RowMenu)|menu.(PrintItem|DownloadItem))|records.list.(PhoneItems|RecordMenu|RemovalModal|columns.(GroupSwitch|SortSelect))|records.in-place.InPlaceItems|app.shell.(menus.\w+Items|UnsavedWorkModal|after-switch)|records.copy(-link|.useOther)|Icon(Keyboard|ShieldLock|ArrowBarToRight)\.|mantine.*utils.Floating|floating-ui|tabbable|remove-scroll|sidecar|node_modules.use-callback-ref|singleton|tslib|get-nonce|use-focus-(trap|return)|use-click-outside/,
    minShareCount: 1,
  },
  {
    name: 'libraries',
    test: /mantine.*\/(components|core|use-|utils)|mantine.(notifications|store)|transition-group|use-sync|tanstack.*(query|virtual)/,
    minShareCount: 6,
  },
  {
    name: 'frame',
    test: /web.src.(platform(?!.passkeys)|nouns|records.(queries|query-keys|useSheet|useDownload|save-file)|ui.(search-select.take-marked|Mark))|color-scheme|use-force-update|IconLogout|shell.(shell|header).module|shell.CompanyLogo/,
    minShareCount: 2,
  },
  {
    name: 'kit',
    test: /web.src.(ui.(?!filters.ListBar)|platform|app)|tanstack.*(table|store)/,
    minShareCount: 5,
  },
  { name: 'training', test: /contract.src.(training|videos|shared.watched)/, minShareCount: 2 },
  // Nothing of it is needed by a list of processing activities, which is opened most.
  {
    name: 'registers',
    test: /web.src.records.(notice|rules|file-limits)|contract.src.(locales.input|supplier-transfers|assets|public-transfers|actions|files|data.adequacy|records.(all-registers|rules.(supplier|asset|public|standard|transfer|role|abroad))|shared.(input-sentences|file-kinds|time.business))/,
    minShareCount: 3,
  },
  // Parts that the screens of texts share, no other screen's.
  {
    name: 'texts',
    test: /contract.src.texts|features.texts.(StateMark|Stretches|address|queries|\w+.module)/,
    minShareCount: 3,
  },
  // The bell of the frame and the screen of confirmations send the same ones.
  {
    name: 'confirmations',
    test: /features.confirmations.(Question|queries)|contract.src.confirmations/,
    minShareCount: 2,
  },
  // Taking somebody's second step back, with the terms of setting one up.
  {
    name: 'second-step',
    test: /SecondStepReset|contract.src.auth.second-step|IconShieldCheck\./,
    minShareCount: 2,
  },
  // Nothing of it is needed by a list of a register.
  {
    name: 'duties',
    test: /contract.src.(clocks(?!.rule)|companies|applications|dashboard|data.application-rights|locales.rights|shared.(company-numbers|national-id|time.moment))/,
    minShareCount: 3,
  },
  // Larger ones are lists of the registry, which few screens need.
  {
    name: 'terms',
    test: /contract.src.(?!portfolio|auth.second-step|entry-logs|texts)/,
    minShareCount: 5,
    maxModuleSize: 30_000,
  },
  {
    name: 'list',
    test: /web.src.records.(?!form|import|drawer|library|copy|notice|rules|file-limits|queries|query-keys|useSheet|useDownload|save-file|CalendarAddress|MailRoom)|ColumnChooser|filters.ListBar|local-storage|saved-views|components.List\//,
    minShareCount: 4,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    endpointsOnly(),
    leanContract(),
    textParts(),
    noCircles(),
    colorScheme(),
    publicSite(),
  ],
  server: { proxy: { '/api': API, '/demo': API } },
  build: {
    target: 'es2023',
    manifest: true,
    // Nothing as data: URI, so that the policy can name 'self' alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // One `vite build` builds every environment.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist',
        rolldownOptions: {
          // Of the icons' thousands of files those that are named alone are read: half the work of a build.
          experimental: { lazyBarrel: true },
          input: {
            app: 'app.html',
            site: 'src/site/style/site.css',
            signInCss: 'src/site/style/sign-in.css',
            training: 'src/features/training/page/TrainingApp.tsx',
          },
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
          },
          // Pieces of a screen may lie in any chunk; nothing reads what an entry exports.
          preserveEntrySignatures: 'allow-extension',
        },
      },
    },
    // The scripts of the public pages: built apart, each is one file and needs nothing of the application.
    islands: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/islands.json',
        rolldownOptions: {
          input: { form: 'src/site/form/island.ts', signIn: 'src/site/sign-in/island.ts' },
        },
      },
    },
    site: {
      consumer: 'server',
      build: {
        outDir: 'node_modules/.site',
        manifest: false,
        emptyOutDir: true,
        emitAssets: true,
        copyPublicDir: false,
        rolldownOptions: { input: { render: 'src/site/render.tsx' } },
      },
    },
  },
});
