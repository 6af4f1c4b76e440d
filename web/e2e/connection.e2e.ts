/** What happens when the connection, or the server, is gone. */
import { complete, move, press, sees } from './hands';
import { expect, Hall, test } from './hall';

test('the server is killed in mid-game, and both players go on without a reload', async ({ browser }) => {
  // A hall of its own, so that nobody else's game is killed.
  const hall = await Hall.open();
  try {
    const board = await hall.board({ control: '90m, +30s' });
    const white = await hall.come(browser, board, 'white');
    const black = await hall.come(browser, board, 'black');
    let reloads = 0;
    for (const page of [white, black]) page.on('load', () => (reloads += 1));
    await complete(white, black, 'e2', 'e4');
    await hall.kill();
    for (const page of [white, black]) await expect(page.getByRole('alert').first()).toContainText('Connection lost');
    // What a player does meanwhile is kept, and done once when the server is back.
    await move(black, 'e7', 'e5');
    await expect(black.getByRole('alert').first()).toContainText('acts wait to be sent');
    await hall.start();
    await sees(white, 'e5', 'black pawn');
    await expect(white.getByRole('alert').first()).not.toContainText('Connection lost');
    await hall.act(board, 'arbiter-1', 'resumes');
    await press(black);
    await complete(white, black, 'g1', 'f3');
    const state = await hall.state(board, 'arbiter-1');
    const moves = (state['moves'] as { uci: string }[]).map((move) => move.uci);
    expect(moves).toEqual(['e2e4', 'e7e5', 'g1f3']);
    expect(reloads).toBe(0);
  } finally {
    await hall.close();
  }
});

test('a lost connection is said at once, and nothing is doubled', async ({ browser, hall }) => {
  const board = await hall.board({ control: '90m' });
  const white = await hall.come(browser, board, 'white');
  await white.context().setOffline(true);
  await expect(white.getByRole('alert').first()).toContainText('Connection lost', { timeout: 15_000 });
  await move(white, 'e2', 'e4');
  await press(white);
  await sees(white, 'e4', 'white pawn');
  await white.context().setOffline(false);
  await expect(white.getByRole('alert').first()).not.toContainText('Connection lost');
  await expect.poll(async () => ((await hall.state(board, 'arbiter-1'))['moves'] as unknown[]).length).toBe(1);
});

test('a link that does not count is told in words', async ({ page, hall }) => {
  await page.goto(`${hall.address}/join#guessed`);
  await expect(page.getByRole('status')).toContainText('no longer valid. Ask the arbiter for a new one.');
  await page.goto(`${hall.address}/play/none?as=0123456789abcdef`);
  await expect(page.getByRole('status')).toContainText('Ask the arbiter for a new one.');
});
