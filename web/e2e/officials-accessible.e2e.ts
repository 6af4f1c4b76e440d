/** axe-core finds nothing on the pages of officials and spectators, in three languages and lights. */
import { clean } from './axe';
import { expect, test, type Board, type Hall } from './hall';

async function busy(hall: Hall): Promise<Board> {
  const board = await hall.board({ control: '15m', class: 'rapid', supervision: 'limited', observer: 'arbiter' });
  await hall.act(board, 'white', 'completes e2e5');
  await hall.act(board, 'black', 'stops the clock because of noise');
  return board;
}

test('the grid, the people and the forms', async ({ page, hall }) => {
  test.setTimeout(240_000);
  const board = await busy(hall);
  await page.goto(`${hall.address}/join#${board.tokens['arbiter-1']}`);
  await expect(page.locator('board-card').first()).toBeVisible();
  await clean(page, 'grid');
  await page.goto(page.url().replace('/competition/', '/people/'));
  await page.locator('.people li').first().waitFor();
  await clean(page, 'people');
  await page.goto(page.url().replace('/people/', '/add-boards/'));
  await clean(page, 'more boards');
  await page.goto(`${hall.address}/new-competition`);
  await clean(page, 'new competition');
});

test('a board, with each dialog open', async ({ page, hall }) => {
  test.setTimeout(240_000);
  const board = await busy(hall);
  await page.goto(`${hall.address}/join#${board.tokens['arbiter-1']}`);
  await page.locator('board-card a').first().click();
  await page.locator('decision-panel button').first().waitFor();
  await clean(page, 'board');
  const actions = page.locator('.actions button');
  for (const place of [1, 2, 3, 4, 5]) {
    await actions.nth(place).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await clean(page, `dialog ${place}`);
    await page.keyboard.press('Escape');
  }
});

test('a spectator\'s page and the rule book', async ({ page, browser, hall }) => {
  test.setTimeout(240_000);
  const board = await busy(hall);
  const spectator = await hall.come(browser, board, 'spectator');
  await spectator.locator('chess-board .board').waitFor();
  await clean(spectator, 'watching');
  await page.goto(`${hall.address}/laws`);
  await page.locator('.laws-chapter summary').nth(7).click();
  await clean(page, 'contents');
  await page.goto(`${hall.address}/laws/7.5.5`);
  await page.locator('law-case summary').first().click();
  await page.locator('law-case pre').first().waitFor();
  await clean(page, 'article');
});
