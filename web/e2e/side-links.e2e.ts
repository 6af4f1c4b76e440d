/** A player sees every link for their side, as soon as somebody makes or uses one. */
import { clean } from './axe';
import { expect, test, type Board, type Hall } from './hall';

/** The arbiter makes a link; its secret. */
async function make(hall: Hall, board: Board, role: string, by = 'arbiter-1'): Promise<string> {
  const path = `/api/competitions/${board.competition}/links`;
  const made = await hall.post(path, { role, game: board.game }, board.tokens[by]);
  return String(made['token']);
}

async function use(hall: Hall, board: Board, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${hall.address}/api/games/${board.game}/state`, { headers });
}

test('a second link is told plainly, when it is made and when it is used', async ({ page, hall }) => {
  const board = await hall.board({ control: '90m' });
  await page.clock.install();
  await page.goto(`${hall.address}/join#${board.tokens['white']}`);
  const panel = page.getByRole('region', { name: 'Links for your side' });
  await expect(panel).toContainText('Only the link that you hold lets anybody in as White.');
  await expect(panel).toContainText("The link for White's assistant was made with the game. Nobody has used it yet.");

  const second = await make(hall, board, 'white');
  await page.clock.runFor(61_000);
  await expect(panel).toContainText(/A second link for White was made by Arbiter 1 at \d\d:\d\d\. Nobody has used it yet\./);
  await expect(panel).not.toContainText('Only the link');
  await use(hall, board, second);
  // What was noted a moment ago is shown the next time.
  await expect(async () => {
    await page.clock.runFor(61_000);
    await expect(panel).toContainText(/made by Arbiter 1 at \d\d:\d\d and used at \d\d:\d\d\./, { timeout: 1_000 });
  }).toPass();
});

test('what was made while the connection was down is told when it is back', async ({ browser, hall }) => {
  const board = await hall.board({ control: '90m' });
  const white = await hall.come(browser, board, 'white');
  const panel = white.getByRole('region', { name: 'Links for your side' });
  await expect(panel).toContainText('Only the link that you hold');
  await white.context().setOffline(true);
  await expect(white.getByRole('alert').first()).toContainText('Connection lost');
  await make(hall, board, 'white', 'organiser');
  await white.context().setOffline(false);
  await expect(panel).toContainText(/A second link for White was made by Organiser at/);
});

test('a player says that a link is their own, and a second official vouches for another', async ({ page, browser, hall }) => {
  const board = await hall.board({ control: '2h/40 + 1h', adjournment: true });
  await make(hall, board, 'black');
  const black = await hall.come(browser, board, 'black');
  const panel = black.getByRole('region', { name: 'Links for your side' });
  await expect(panel).toContainText('holds no share of a sealed move until you say that it is yours');
  await panel.getByRole('button', { name: 'It is mine' }).click();
  await expect(panel).not.toContainText('holds no share');

  await make(hall, board, 'white');
  await page.goto(`${hall.address}/join#${board.tokens['organiser']}`);
  await page.getByRole('link', { name: 'Links and people' }).click();
  await page.getByRole('button', { name: /^Vouch: White/ }).click();
  await expect(page.getByRole('button', { name: /^Vouch: White/ })).toHaveCount(0);
});

test('the links of a side are accessible in three languages', async ({ browser, hall }) => {
  test.setTimeout(180_000);
  const board = await hall.board({ control: '90m', adjournment: true });
  await make(hall, board, 'white');
  const white = await hall.come(browser, board, 'white');
  await expect(white.locator('.other-link')).toBeVisible();
  await clean(white, 'the links of a side');
  await expect(white.locator('side-links')).toContainText('Odkazy pre vašu stranu');
});
