/** How much a browser loads before it shows a page, and how soon a phone on a slow network shows it. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test, type Board, type Hall } from './hall';

/** Compressed, with everything that the page needs: 300 kB. */
const BUDGET = 300_000;

/** The pages, and what is there when one is shown. */
const PAGES: { of: string; role?: string; then?: (page: Page) => Promise<void>; shows: string }[] = [
  { of: 'the start', shows: 'game-form button' },
  { of: 'a player', role: 'white', shows: 'chess-board .board' },
  { of: 'a spectator', role: 'spectator', shows: 'chess-board .board' },
  { of: "the arbiter's grid", role: 'arbiter-1', shows: 'board-card' },
  { of: "the arbiter's board", role: 'arbiter-1', then: openBoard, shows: 'game-log .log' },
  { of: 'the rule book', shows: '.laws-chapter' },
];

/** A slow phone on a slow network, as Lighthouse measures by default. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

function addressOf(hall: Hall, board: Board, of: string, role: string | undefined): string {
  if (role !== undefined) return `${hall.address}/join#${board.tokens[role]}`;
  return of === 'the rule book' ? `${hall.address}/laws` : hall.address;
}

async function openBoard(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Board 1/ }).click();
}

/** Opens the page with nothing in the cache; what was loaded, from where, and the paints in milliseconds. */
async function load(page: Page, session: CDPSession, address: string, wanted: (typeof PAGES)[number]) {
  let bytes = 0;
  const count = (event: { encodedDataLength: number }) => (bytes += event.encodedDataLength);
  session.on('Network.loadingFinished', count);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const before = Date.now();
  await page.goto(address);
  await wanted.then?.(page);
  await page.locator(wanted.shows).first().waitFor();
  const shownAfter = Date.now() - before;
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  session.off('Network.loadingFinished', count);
  return { bytes, origins: [...origins], painted: Math.round(painted), shownAfter };
}

for (const wanted of PAGES) {
  test(`the first load of ${wanted.of} is light, and from one origin`, async ({ browser, hall }, info) => {
    const board = await hall.board({ control: '90m' });
    await hall.act(board, 'white', 'completes e2e4');
    const address = addressOf(hall, board, wanted.of, wanted.role);
    const told: string[] = [];
    for (const slow of [false, true]) {
      const page = await (await browser.newContext()).newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      if (slow) {
        await session.send('Network.emulateNetworkConditions', SLOW);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      }
      const { bytes, origins, painted, shownAfter } = await load(page, session, address, wanted);
      told.push(`${slow ? 'slow phone' : `${(bytes / 1000).toFixed(1)} kB; here`}: first paint ${painted} ms, shown after ${shownAfter} ms`);
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(BUDGET);
      expect(origins).toEqual([hall.address]);
      await page.context().close();
    }
    // No test asserts a time; it is told, for whoever compares.
    info.annotations.push({ type: 'load', description: told.join('; ') });
    console.log(`${wanted.of}: ${told.join('; ')}`);
  });
}
