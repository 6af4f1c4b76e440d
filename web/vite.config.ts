import { defineConfig } from 'vitest/config';

/** The server that `cargo xtask serve` starts; `npm run dev` shows its games with fresh pages. */
const server = process.env['JADOUBE'] ?? 'http://127.0.0.1:8960';

export default defineConfig({
  build: {
    target: 'es2022',
    // The pages' own policy allows nothing inline, so nothing is made inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
  },
  server: {
    // The messages are those of the rest of the project.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/laws.json': server },
  },
  test: { include: ['test/**/*.test.ts'] },
});
