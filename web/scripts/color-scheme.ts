import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = path.join(import.meta.dirname, '../src/platform/theme/color-scheme.js');
const PLACE = '<!-- color-scheme -->';

/** Puts the small blocking script that sets the colour scheme into app.html, as a file of its own. */
export function colorScheme(): Plugin {
  let reference: string | undefined;
  return {
    name: 'emanet:color-scheme',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const source = `{${await readFile(SOURCE, 'utf8')}}`;
      reference = this.emitFile({ type: 'asset', name: 'color-scheme.js', source });
    },
    transformIndexHtml(html) {
      return html.replace(PLACE, '<script src="/src/platform/theme/color-scheme.js"></script>');
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['app.html'];
        if (!reference || page?.type !== 'asset') return;
        const address = `/${this.getFileName(reference)}`;
        page.source = String(page.source).replace('/src/platform/theme/color-scheme.js', address);
      },
    },
  };
}
