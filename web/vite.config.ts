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
  // Rules with their examples, which their page alone shows.
  { name: 'rules-shown', test: /\?examples$/, minShareCount: 1 },
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /^(?!.*(src.site|app.main|\.html|features.training|contract.src.(training|videos)|shared.watched|PinInput|ode-?[bB]oxes))/,
  },
  { name: 'router', test: /react-router/ },
  { name: 'icons', test: /tabler.*Icon/, minShareCount: 3 },
  // Inputs of numbers; no other screen waits for their formats.
  { name: 'numbers', test: /components.NumberInput|react-number-format/, minShareCount: 2 },
  // Steps, one after the other.
  { name: 'steps', test: /components.Stepper|web.src.ui.step/, minShareCount: 2 },
  // How far one is, beside a long screen.
  { name: 'rail', test: /components.RingProgress|web.src.ui.rail/, minShareCount: 2 },
  // Hints, and texts with offers.
  { name: 'hints', test: /components.(Tooltip|Autocomplete)/, minShareCount: 4 },
  // Files that are sent, also beside no form.
  {
    name: 'uploads',
    test: /components.FileButton|web.src.platform.api.upload/,
    minShareCount: 2,
  },
  // Forms that are sent: their values, their problems and their files.
  {
    name: 'forms',
    test: /mantine.form|klona|fast-deep-equal|web.src.(ui.(form.(?!DayInput|day-input)|file)|records.file-limits)|components.Accordion.(?!AccordionChevron)|contract.src.(locales.input|shared.(input-sentences|file-kinds)|files)/,
    minShareCount: 4,
  },
  // Choices, days and longer texts: no list needs them before something is edited.
  {
    name: 'inputs',
    test: /components.(Select|MultiSelect|Pill|Combobox.(?!ComboboxChevron|get-parsed|Combobox.module)|Textarea)|web.src.ui.(search-select.(?!take-marked)|unsaved-work|form.(DayInput|day-input))/,
    minShareCount: 4,
  },
  // Panels beside a list, loaded once they are opened.
  {
    name: 'drawers',
    test: /components.(Drawer|Avatar).|ui.overlay.(Side|side|Move|Busy|busy)|ui.useInert/,
    minShareCount: 4,
  },
  // Changes of a record or of settings, read and taken back beside whatever they are about.
  {
    name: 'history',
    test: /records.drawer.(History|LogEntry|Changes|Revert|SettingsLog|usePlainChanges|log.module)/,
    minShareCount: 2,
  },
  // What stands in the menus of a register's list; beside `layers`, else each screen with a menu loads the list.
  {
    name: 'list-menus',
    test: /web.src.records.(list.(PhoneItems|RecordMenu|RemovalModal|columns.(GroupSwitch|SortSelect))|in-place.InPlaceItems|copy(-link|.useOther))|IconArrowBarToRight\./,
    minShareCount: 1,
  },
  // Menus with what stands in them, and questions before something is done: fetched at the first move.
  {
    name: 'menus',
    test: /web.src.ui.(floating.MenuLayer|menu.(OpenRowMenu|SheetItems)|ConfirmDialog|filters.(Choice|MoreItems)|table.columns.ColumnPanel)|components.Menu.|app.shell.(UnsavedWorkModal|after-switch)/,
    minShareCount: 1,
  },
  // What stands on screens that are no list.
  {
    name: 'panels',
    test: /web.src.ui.(panel.(FigureStrip|figure-strip|Panel|panel.module|QuickPicks|PaneStates|Fold|fold|useAddressChoice|rows.module)|Skeletons|CompanyLine|buttons.BackButton|menu.(ArchiveItems|MenuButton))|web.src.records.(rules.rule-address|begin-address)|components.(Title|List)./,
    minShareCount: 1,
  },
  // Panels, dialogs and whatever floats.
  {
    name: 'layers',
    test: /components.(Popover|Modal|ScrollArea.(?!utils.to-int)|Overlay|FocusTrap|Checkbox|Switch|NativeSelect)|ui.floating.(Panel|ExternalTarget)|ui.overlay.(OpenModal|useFocusBack)|mantine.*utils.Floating|floating-ui|tabbable|remove-scroll|sidecar|node_modules.use-callback-ref|singleton|tslib|get-nonce|use-focus-(trap|return)|use-click-outside/,
    minShareCount: 1,
  },
  // Tables with their search and filters: forms and the start page have none.
  {
    name: 'table',
    test: /web.src.ui.(table.(?!column\.|entries|Cut|table.module)|filters.(?!filters.module)|highlight|menu.(ListMenu|download))|records.(SheetButton|useSheet)|tanstack.*(table|store|virtual)/,
    minShareCount: 5,
  },
  {
    name: 'libraries',
    test: /mantine(?!.core.styles).*\/(components|core|use-|utils)|mantine.(notifications|store)|transition-group|use-sync|tanstack.*query/,
    minShareCount: 6,
  },
  {
    name: 'frame',
    test: /web.src.(platform(?!.passkeys)|nouns(?!.SpecialQuestion)|records.(query-keys|useDownload|save-file|name-queries|list-address)|ui.(search-select.take-marked|Mark)|app.page\.)|color-scheme|use-(force-update|local-storage)|IconLogout|shell.(shell|header).module|shell.CompanyLogo|contract.src.(change-logs|organization|saved-views|records.(registers|labels|fields)|shared.(turkish|return-address))/,
    minShareCount: 2,
  },
  {
    name: 'kit',
    test: /web.src.(ui|platform|app|records.(pill|rules.rule-address)|features.confirmations.(Question|queries))/,
    minShareCount: 5,
  },
  { name: 'training', test: /contract.src.(training|videos|shared.watched)/, minShareCount: 2 },
  // Changes of a value where it stands: in lists, and in the review that goes through them.
  {
    name: 'in-place',
    test: /web.src.records.(in-place.(useInPlace|editable\.|EditButton|in-place.module)|bulk.useBulkUndo|verdict.VerdictMark)/,
    minShareCount: 2,
  },
  // Rules of law, read where a record is filled in or explained; a form has those of its register alone.
  {
    name: 'activity-rules',
    test: /contract.src.records.rules.(activity|children|consent|interest|marketing|monitoring)-rules/,
    minShareCount: 2,
  },
  {
    name: 'transfer-rules',
    test: /contract.src.records.rules.(supplier|public|transfer|standard-contract|role)-rules/,
    minShareCount: 2,
  },
  {
    name: 'asset-rules',
    test: /contract.src.records.rules.asset-/,
    minShareCount: 2,
  },
  {
    name: 'rules',
    test: /contract.src.(law|records.(rules.(?!all-|answer-|bases|rule\.)|periods))/,
    minShareCount: 2,
  },
  // Nothing of it is needed by a list of processing activities, which is opened most.
  {
    name: 'registers',
    test: /web.src.records.notice|contract.src.(supplier-transfers|assets|public-transfers|data.adequacy|records.all-registers)/,
    minShareCount: 3,
  },
  // Working days, for deadlines in lists and inputs of a day.
  {
    name: 'days',
    test: /contract.src.(clocks.rule|data.holidays|shared.time.(business|weeks))/,
    minShareCount: 2,
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
    test: /contract.src.(clocks(?!.(rule|left))|actions|companies|applications|dashboard|data.application-rights|locales.rights|shared.(numbers|time.moment))/,
    minShareCount: 3,
  },
  // A record's fields, rules and values; larger modules are lists of the registry, which few screens need.
  {
    name: 'terms',
    test: /contract.src.(?!law|board|records.rules.(all|answer)-|tables.(cross-rules|asset-period)|people-list|shared.(numbers|known)|records.linked-answers|filings.duty|data.verbis-exemptions|breaches|inventory|portfolio|auth.second-step|entry-logs|texts|clocks.rule|data.holidays|shared.time.(business|weeks))|web.src.records.(kinds|display|queries|register\.|list.filters.(ranges|gap\.))/,
    minShareCount: 5,
    maxModuleSize: 30_000,
  },
  {
    name: 'list',
    test: /web.src.records.(?!form|import|drawer|library|copy|noun|people|notice|rules|CalendarAddress|MailRoom)|components.List\//,
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
            // The application lists the names of all parts, and compression shortens nothing of a hash but its digits.
            hashCharacters: 'hex',
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
          input: {
            form: 'src/site/form/island.ts',
            signIn: 'src/site/sign-in/island.ts',
            verify: 'src/site/verify/island.ts',
          },
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
