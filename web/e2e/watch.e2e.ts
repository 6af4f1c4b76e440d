/** Spectators see the board, the clocks and the moves, and nothing that could be told to a player. */
import { expect, test } from './hall';

test('a spectator follows the game', async ({ browser, hall }) => {
  const board = await hall.board({ control: '90m' });
  const page = await hall.come(browser, board, 'spectator');
  await expect(page.getByRole('heading', { level: 1, name: 'Ann – Bob' })).toBeVisible();
  await hall.act(board, 'white', 'completes e2e4');
  await expect(page.locator('[data-square="e4"]')).toHaveAttribute('aria-label', /pawn/);
  await expect(page.getByRole('region', { name: 'Moves' }).first()).toContainText('e2–e4');
  await hall.act(board, 'black', 'completes b8c6');
  // What moved everybody could see; whether it gives check, or was legal, is not told.
  await expect(page.getByRole('region', { name: 'Moves' }).first()).toContainText('Nb8–c6');
  await expect(page.getByRole('timer', { name: 'White' })).toHaveText(/1:(30|29)/);
});

test('a spectator is not told what the arbiter alone may know', async ({ browser, hall }) => {
  const board = await hall.board({ control: '15m', class: 'rapid', supervision: 'limited', observer: 'arbiter' });
  const page = await (await browser.newContext()).newPage();
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', (answer) => {
    if (answer.url().includes('/api/games/')) void answer.text().then((text) => heard.push(text), () => undefined);
  });
  await page.goto(`${hall.address}/join#${board.tokens['spectator']}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ann – Bob' })).toBeVisible();
  await hall.act(board, 'white', 'completes e2e5');
  await expect(page.locator('[data-square="e5"]')).toHaveAttribute('aria-label', /pawn/);

  const arbiter = await hall.state(board, 'arbiter-1');
  expect(JSON.stringify(arbiter)).toContain('fact-move');
  const seen = heard.join('\n') + (await page.locator('main').innerText());
  for (const secret of ['illegal', 'fact-', 'occurrences', 'quiet_plies', 'can_mate', 'desk', 'standing']) {
    expect(seen.includes(secret), secret).toBe(false);
  }
  const answer = await page.evaluate(
    async ([game, link]) => (await fetch(`/api/games/${game}/acts`, { headers: { 'jadoube-link': link ?? '' } })).status,
    [board.game, new URL(page.url()).searchParams.get('as')],
  );
  expect(answer).toBe(403);
});
