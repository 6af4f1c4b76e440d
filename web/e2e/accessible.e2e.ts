/** axe-core finds nothing, in three languages, light, dark and daylight. */
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { move, press } from './hands';
import { expect, test } from './hall';

const LANGUAGES = ['en', 'pl', 'sk'];
const THEMES = ['light', 'dark', 'daylight'];

async function clean(page: Page, what: string): Promise<void> {
  for (const language of LANGUAGES) {
    await page.locator('select[name=language]').selectOption(language, { force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const theme of THEMES) {
      await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
      expect(await violations(page), `${what}, ${language}, ${theme}`).toEqual([]);
    }
  }
}

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

test('a game with a dialog open, and one that is over', async ({ browser, hall }) => {
  test.setTimeout(180_000);
  const board = await hall.board({ control: '90m' });
  const white = await hall.come(browser, board, 'white');
  const panel = white.locator('act-panel .acts button');
  for (const [place, what] of [[2, 'claim'], [3, 'stop']] as const) {
    await panel.nth(place).click();
    await expect(white.locator('dialog[open]')).toBeVisible();
    for (const theme of THEMES) {
      await white.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
      expect(await violations(white), `${what}, ${theme}`).toEqual([]);
    }
    await white.keyboard.press('Escape');
  }
  await hall.act(board, 'white', 'resigns');
  await expect(white.locator('.result')).toBeVisible();
  await clean(white, 'a game that is over');
});
