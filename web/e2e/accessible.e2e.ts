/** axe-core finds nothing, in three languages, light, dark and daylight. */
import { clean } from './axe';
import { move, press } from './hands';
import { expect, test } from './hall';

test('the start page, its links and what is not there', async ({ page, hall }) => {
  test.setTimeout(180_000);
  await page.goto(hall.address);
  await page.locator('details summary').click();
  await clean(page, 'start');
  await page.goto(`${hall.address}/nowhere`);
  await clean(page, 'no such page');
  await page.goto(hall.address);
  await page.locator('.game-form button.primary').click();
  await page.locator('.links').first().waitFor();
  await clean(page, 'links');
});

test('a game in progress', async ({ browser, hall }) => {
  test.setTimeout(180_000);
  const board = await hall.board({ control: '90m/40 + 30m, +30s', recording: 'players' });
  const white = await hall.come(browser, board, 'white');
  await move(white, 'e2', 'e5');
  await press(white);
  await expect(white.locator('.ruling').first()).toBeVisible();
  await hall.act(board, 'white', 'offers a draw');
  await move(white, 'e2', 'e4');
  await clean(white, 'a game in progress');
});

test('a game with each dialog open, and one that is over', async ({ browser, hall }) => {
  test.setTimeout(180_000);
  const board = await hall.board({ control: '90m' });
  const white = await hall.come(browser, board, 'white');
  const panel = white.locator('act-panel .acts button');
  for (const [place, what] of [[2, 'claim'], [3, 'stop'], [4, 'help']] as const) {
    await panel.nth(place).click();
    await expect(white.locator('dialog[open]')).toHaveCount(1);
    await clean(white, `${what} dialog`);
    await white.keyboard.press('Escape');
    await expect(white.locator('dialog[open]')).toHaveCount(0);
  }
  await hall.act(board, 'white', 'resigns');
  await expect(white.locator('.result')).toBeVisible();
  await clean(white, 'a game that is over');
});
