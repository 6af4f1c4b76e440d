/** Every English message: those of the Laws, the same files as the rest of the project, and the pages'. */
const files = import.meta.glob<string>(
  ['../../../crates/jadoube-lawbook/locales/en/*.ftl', '../../locales/en/*.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);

export const texts = Object.values(files);
