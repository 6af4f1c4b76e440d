import { defineConfig } from '@playwright/test';

/** Without what needs another network, which would only slow the tests down. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pages that are taken from a folder (see `e2e/hall.ts`) come from no network that the browser knows. */
const FRESH = process.env['E2E_PAGES'] === undefined ? [] : ['--disable-features=LocalNetworkAccessChecks'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  timeout: 60_000,
  globalTimeout: 15 * 60_000,
  expect: { timeout: 15_000 },
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  // On a busy machine a browser can be late; a test that passed only the second time is named as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: [...QUIET, ...FRESH] },
    trace: 'off',
  },
});
