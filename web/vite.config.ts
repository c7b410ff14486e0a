import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { colorScheme } from './scripts/color-scheme.ts';
import { endpointsOnly } from './scripts/endpoints-only.ts';
import { precompress } from './scripts/precompress.ts';
import { publicSite } from './scripts/public-site.ts';

const API = process.env['API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), endpointsOnly(), colorScheme(), publicSite(), precompress()],
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
          input: {
            app: 'app.html',
            site: 'src/site/style/site.css',
            form: 'src/site/form/island.ts',
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
