/** Texts of the guide in this language, loaded together when the guide is opened. */
export const pages = import.meta.glob<string>('../../locales/help/*.tr.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
