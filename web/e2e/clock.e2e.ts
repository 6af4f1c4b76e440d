/** The clock on the page shows what the server's clock shows. */
import type { Page } from '@playwright/test';
import { expect, test, type Board, type Hall } from './hall';

/** White's time on the page, in seconds. */
async function shown(page: Page): Promise<number> {
  const text = await page.getByRole('timer', { name: /^White/ }).innerText();
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

async function served(hall: Hall, board: Board): Promise<number> {
  const clocks = (await hall.state(board, 'white'))['clocks'] as { white_ms: number };
  return clocks.white_ms / 1000;
}

/** The device sleeps for a minute, as a page meets it, and time goes on. */
async function sleep(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  // A device that sleeps stops this count of time and not the other.
  await page.evaluate(() => {
    const before = performance.now.bind(performance);
    performance.now = () => before() - 60_000;
  });
  // Until it is noticed the page's clock stands, so that it would be off by now.
  await page.waitForTimeout(6000);
}

test('is right again after the device slept', async ({ browser, hall }) => {
  const board = await hall.board({ control: '90m' });
  const white = await hall.come(browser, board, 'white');
  // What follows from coming to the board is over, so that nothing else sets the clock right.
  await expect(white.getByRole('log')).toContainText('White comes to the board.');
  await sleep(white);
  await expect.poll(async () => Math.abs((await shown(white)) - (await served(hall, board)))).toBeLessThan(3);
});

test('is right again for the arbiter whose device slept', async ({ page, hall }) => {
  const board = await hall.board({ control: '90m' });
  await page.goto(`${hall.address}/join#${board.tokens['arbiter-1']}`);
  await page.getByRole('link', { name: /Board 1/ }).click();
  await expect(page.getByRole('timer', { name: 'White' })).toBeVisible();
  await sleep(page);
  await expect.poll(async () => Math.abs((await shown(page)) - (await served(hall, board)))).toBeLessThan(3);
});

test('runs on the side that the server says, and stops with it', async ({ browser, hall }) => {
  const board = await hall.board({ control: '90m' });
  const white = await hall.come(browser, board, 'white');
  await expect(white.locator('.clock.running')).toHaveAttribute('data-side', 'white');
  await hall.act(board, 'white', 'completes e2e4');
  await expect(white.locator('.clock.running')).toHaveAttribute('data-side', 'black');
  await hall.act(board, 'arbiter-1', 'interrupts');
  await expect(white.locator('.clock.running')).toHaveCount(0);
  await expect(white.locator('.turn')).toContainText('The clocks are stopped');
});

test('sounds once when little time is left, for the player who chose it', async ({ browser, hall }) => {
  const board = await hall.board({ control: '90m' });
  const [white, black] = [await hall.come(browser, board, 'white'), await hall.come(browser, board, 'black')];
  for (const page of [white, black]) {
    await page.evaluate(() => {
      const counted = window as unknown as { sounds: number };
      counted.sounds = 0;
      const create = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function (this: AudioContext) {
        counted.sounds += 1;
        return create.call(this);
      };
    });
  }
  const sounds = (page: Page) => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
  await white.getByRole('button', { name: 'Help' }).click();
  await white.getByLabel('Play a sound when you have little time left').check();
  await white.getByRole('button', { name: 'Close' }).click();
  // It is heard once when it is chosen: two tones.
  await expect.poll(() => sounds(white)).toBe(2);
  await hall.act(board, 'arbiter-1', 'sets clock White 1:01, Black 0:30');
  await expect(white.locator('.clock.running.low')).toBeVisible();
  await expect.poll(() => sounds(white)).toBe(4);
  // Nobody asked for it here, though this clock is low too.
  await expect(black.locator('.clock.low').nth(1)).toBeVisible();
  expect(await sounds(black)).toBe(0);
});
