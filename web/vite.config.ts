import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The server that `cargo xtask serve` starts; `npm run dev` shows its games with fresh pages. */
const server = process.env['JADOUBE'] ?? 'http://127.0.0.1:8960';

/** Where the server's build takes the pages from. */
const built = '../crates/jadoube-server/pages/web';

/** Compresses what was built, once, as well as it can be done. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    const names = readdirSync(built, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((name) => /\.(js|css|html|svg|json)$/.test(name))) {
      const file = join(built, name);
      const text = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      writeFileSync(`${file}.br`, brotliCompressSync(text, { params: size }));
    }
  },
};

export default defineConfig({
  plugins: [compressed],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    // The pages' own policy allows nothing inline, so nothing is made inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
  },
  server: {
    // The messages are those of the rest of the project.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['test/**/*.test.ts'] },
});
