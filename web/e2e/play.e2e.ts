/** Games as two players play them, each in a browser of their own. */
import { announced, complete, move, press, rulings, sees, square } from './hands';
import { expect, test } from './hall';

test('a whole game to mate, and both sign', async ({ browser, hall }) => {
  const board = await hall.board({ control: '90m, +30s' });
  const white = await hall.come(browser, board, 'white');
  const black = await hall.come(browser, board, 'black');
  await complete(white, black, 'f2', 'f3');
  await complete(black, white, 'e7', 'e5');
  await complete(white, black, 'g2', 'g4');
  await move(black, 'd8', 'h4');
  for (const page of [white, black]) {
    await expect(page.locator('.result-score')).toHaveText('0–1');
    await expect(page.locator('.result')).toContainText('Black wins: checkmate');
    await page.getByRole('button', { name: 'Sign 0–1' }).click();
  }
  await expect(white.locator('.signatures')).toHaveText(/White: signed\s*Black: signed/);
  await expect(white.locator('.sheet tbody tr').nth(1)).toContainText('Qd8h4');
});

test('castling, en passant and promotion are made by hand', async ({ browser, hall }) => {
  const start = { position: '4k3/P7/8/8/1p6/8/2P5/4K2R w K - 0 1' };
  const board = await hall.board({ start });
  const white = await hall.come(browser, board, 'white');
  const black = await hall.come(browser, board, 'black');
  await complete(white, black, 'c2', 'c4');
  await move(black, 'b4', 'c3');
  await square(black, 'c4').focus();
  await black.keyboard.press('Delete');
  await press(black);
  await sees(white, 'c3', 'black pawn');
  await expect(square(white, 'c4')).toHaveAttribute('aria-label', 'c4, empty');
  await move(white, 'e1', 'g1');
  await move(white, 'h1', 'f1');
  await press(white);
  await sees(black, 'f1', 'white rook');
  await complete(black, white, 'c3', 'c2');
  await move(white, 'a7', 'a8');
  await white.getByRole('button', { name: 'queen' }).click();
  await press(white);
  await sees(black, 'a8', 'white queen');
  await expect(white.locator('.sheet')).toContainText('a7a8Q');
  await expect(rulings(white)).not.toContainText('llegal');
});

test('a piece that was touched must be moved', async ({ browser, hall }) => {
  const board = await hall.board({});
  const white = await hall.come(browser, board, 'white');
  const black = await hall.come(browser, board, 'black');
  await square(white, 'd2').click();
  await expect(announced(black)).toContainText('White touches d2, pawn.');
  await move(white, 'e2', 'e4');
  await expect(rulings(white)).toContainText('The position before the irregularity is restored. Article 4.3.1');
  await expect(rulings(black)).toContainText('The position before the irregularity is restored.');
  await sees(white, 'e2', 'white pawn');
  await complete(white, black, 'd2', 'd3');
});

test('under limited supervision the opponent has to claim touch-move', async ({ browser, hall }) => {
  const board = await hall.board({ class: 'rapid', control: '15m', supervision: 'limited', observer: 'arbiter' });
  const white = await hall.come(browser, board, 'white');
  const black = await hall.come(browser, board, 'black');
  await square(white, 'd2').click();
  await move(white, 'e2', 'e4');
  await sees(black, 'e4', 'white pawn');
  await black.getByRole('button', { name: 'Claim…' }).click();
  await black.getByLabel('The opponent must move the touched piece').check();
  await black.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(rulings(black)).toContainText('White must move the pawn on d2. Article 4.3.1');
  await sees(white, 'e2', 'white pawn');
});

const CLASSES = [
  { of: 'standard', control: '90m', after: '1:32:00' },
  { of: 'rapid', control: '15m', after: '16:00' },
  { of: 'blitz', control: '5m', after: '6:00' },
];
for (const { of, control, after } of CLASSES) {
  test(`the first illegal move costs time, the second the game: ${of}`, async ({ browser, hall }) => {
    const board = await hall.board({
      class: of, control, supervision: 'full', observer: 'engine', blitz_full_minutes: 1,
    });
    const white = await hall.come(browser, board, 'white');
    const black = await hall.come(browser, board, 'black');
    await move(white, 'e2', 'e5');
    await sees(black, 'e5', 'white pawn');
    await press(white);
    await sees(white, 'e2', 'white pawn');
    await expect(rulings(white)).toContainText('White has made 1 illegal move.');
    await expect(rulings(white)).toContainText(/Black gains [12]:00\.\s+Article/);
    await expect(black.getByRole('timer', { name: "Black's clock" })).toHaveText(after);
    await move(white, 'e2', 'e5');
    await press(white);
    await expect(white.locator('.result')).toContainText('Black wins: illegal moves');
    await expect(black.locator('.result-score')).toHaveText('0–1');
  });
}

async function claimWriting(page: import('@playwright/test').Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Claim…' }).click();
  await page.getByLabel('After my next move').check();
  await page.getByLabel('Your move, in your notation').fill(text);
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
}

test('a claim with a written move, wrong and then right, in Polish notation', async ({ browser, hall }) => {
  const board = await hall.board({ control: '90m', languages: ['pl', 'en'] });
  const white = await hall.come(browser, board, 'white');
  const black = await hall.come(browser, board, 'black');
  await claimWriting(white, 'Sf3');
  await expect(rulings(white)).toContainText('The claim is rejected. Article 9.2.1');
  await expect(rulings(black)).toContainText('Black gains 2:00');
  await expect(black.getByRole('timer', { name: "Black's clock" })).toHaveText('1:32:00');
  // The move that was written must be played.
  for (const [page, other, from, to] of [
    [white, black, 'g1', 'f3'], [black, white, 'g8', 'f6'], [white, black, 'f3', 'g1'], [black, white, 'f6', 'g8'],
    [white, black, 'g1', 'f3'], [black, white, 'g8', 'f6'], [white, black, 'f3', 'g1'],
  ] as const) {
    await complete(page, other, from, to);
  }
  await claimWriting(black, 'Ng8');
  await expect(white.locator('.result-score')).toHaveText('½–½');
  await expect(black.locator('.result')).toContainText('the position has occurred three times');
});

test('a flag falls, and the opponent cannot mate', async ({ browser, hall }) => {
  const board = await hall.board({
    class: 'blitz', control: '3s', supervision: 'full', observer: 'engine',
    start: { position: '8/8/4k3/8/8/8/4P3/4K3 w - - 0 1' },
  });
  const white = await hall.come(browser, board, 'white');
  await expect(white.locator('.result-score')).toHaveText('½–½');
  await expect(white.locator('.clock.flagged')).toContainText('fell first');
  await expect(white.getByRole('timer', { name: "White's clock" })).toHaveText('0:00.0');
});

test('a draw offer lapses when the opponent touches a piece', async ({ browser, hall }) => {
  const board = await hall.board({});
  const white = await hall.come(browser, board, 'white');
  const black = await hall.come(browser, board, 'black');
  await move(white, 'e2', 'e4');
  await white.getByRole('button', { name: 'Offer a draw' }).click();
  await press(white);
  await expect(black.getByRole('group', { name: 'Your opponent offers a draw' })).toBeVisible();
  await square(black, 'e7').click();
  await expect(black.getByRole('group', { name: 'Your opponent offers a draw' })).toBeHidden();
  await hall.act(board, 'black', 'accepts');
  await expect(rulings(black)).toContainText('The draw offer is no longer open.');
  expect((await hall.state(board, 'white'))['over']).toBe(false);
});

test('a draw is offered and accepted', async ({ browser, hall }) => {
  const board = await hall.board({});
  const white = await hall.come(browser, board, 'white');
  const black = await hall.come(browser, board, 'black');
  // Before each has made a move a draw cannot be agreed (5.2.3).
  await complete(white, black, 'e2', 'e4');
  await complete(black, white, 'e7', 'e5');
  await move(white, 'g1', 'f3');
  await white.getByRole('button', { name: 'Offer a draw' }).click();
  await press(white);
  await black.getByRole('button', { name: 'Accept' }).click();
  await expect(white.locator('.result-score')).toHaveText('½–½');
  await expect(white.locator('.sheet')).toContainText('Ng1f3 (=)');
});

test('resigning takes a second tap', async ({ browser, hall }) => {
  const board = await hall.board({});
  const white = await hall.come(browser, board, 'white');
  const black = await hall.come(browser, board, 'black');
  await white.getByRole('button', { name: 'Resign' }).click();
  expect((await hall.state(board, 'white'))['over']).toBe(false);
  await white.getByRole('button', { name: 'Tap again to resign' }).click();
  await expect(black.locator('.result')).toContainText('Black wins: resignation');
});

test('one browser plays both sides by two links', async ({ browser, hall }) => {
  const board = await hall.board({}, { moving: 'joined' });
  const white = await hall.come(browser, board, 'white');
  const black = await white.context().newPage();
  await black.goto(`${hall.address}/join#${board.tokens['black']}`);
  await black.locator('chess-board .board').waitFor();
  await move(white, 'e2', 'e4');
  await sees(black, 'e4', 'white pawn');
  await move(black, 'e7', 'e5');
  await sees(white, 'e5', 'black pawn');
  await expect(white.locator('.sheet tbody tr')).toContainText(/e2e4\s+e7e5/);
});

test('the arbiter is called with a reason', async ({ browser, hall }) => {
  const board = await hall.board({ control: '90m' });
  const white = await hall.come(browser, board, 'white');
  await white.getByRole('button', { name: 'Call the arbiter…' }).click();
  await white.getByLabel('Why').fill('a queen is missing');
  await white.getByRole('button', { name: 'Stop the clocks' }).click();
  await expect(rulings(white)).toContainText('a queen is missing');
  await expect(white.locator('.clock.running')).toHaveCount(0);
});

test('a player writes their own scoresheet where the regulations say so', async ({ browser, hall }) => {
  const board = await hall.board({ recording: 'players' });
  const white = await hall.come(browser, board, 'white');
  const black = await hall.come(browser, board, 'black');
  await complete(white, black, 'e2', 'e4');
  await expect(white.locator('.sheet')).toContainText('No move has been completed yet.');
  await white.getByLabel('Write on your sheet').fill('e4');
  await white.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(white.locator('.sheet tbody tr')).toContainText('e4');
  await expect(black.locator('.sheet tbody tr')).toHaveCount(0);
});

test('Chess960: castling is one act of king and rook', async ({ browser, hall }) => {
  // King and rook stand side by side on g1 and h1, a knight on f1.
  const board = await hall.board({ start: { chess960: 96 } });
  const white = await hall.come(browser, board, 'white');
  const black = await hall.come(browser, board, 'black');
  await complete(white, black, 'f1', 'g3');
  await complete(black, white, 'e7', 'e5');
  await sees(white, 'g1', 'white king');
  await white.getByRole('button', { name: '0-0', exact: true }).click();
  await press(white);
  await sees(black, 'f1', 'white rook');
  await sees(black, 'g1', 'white king');
  await expect(white.locator('.sheet')).toContainText('0-0');
  await expect(rulings(white)).toContainText('Nothing has been ruled yet.');
});

test('the scoresheet of a long game prints on a page', async ({ browser, hall }) => {
  const board = await hall.board({ recording: 'players', control: '90m' });
  for (let ply = 0; ply < 160; ply++) await hall.act(board, 'white', 'writes "Ng1xf3+"');
  const white = await hall.come(browser, board, 'white');
  await expect(white.locator('.sheet tbody tr')).toHaveCount(80);
  const pdf = (await white.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('pieces are dragged with the mouse, and a taken pawn off the board', async ({ browser, hall }) => {
  const board = await hall.board({ start: { position: '4k3/8/8/8/1p6/8/2P5/4K3 w - - 0 1' } });
  const white = await hall.come(browser, board, 'white');
  const black = await hall.come(browser, board, 'black');
  await square(white, 'c2').dragTo(square(white, 'c4'));
  await press(white);
  await sees(black, 'c4', 'white pawn');
  await square(black, 'b4').dragTo(square(black, 'c3'));
  await square(black, 'c4').dragTo(black.locator('.clock').first());
  await press(black);
  await expect(square(white, 'c4')).toHaveAttribute('aria-label', 'c4, empty');
  await sees(white, 'c3', 'black pawn');
  await expect(rulings(white)).toContainText('Nothing has been ruled yet.');
});

test('a phone: all by touch, board and both clocks on the screen', async ({ browser, hall }) => {
  const board = await hall.board({ control: '5m, +3s', class: 'blitz' });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const white = await hall.come(browser, board, 'white', phone);
  const black = await hall.come(browser, board, 'black', phone);
  for (const part of ['.play-top .clock', '.board', '.play-bottom .clock', '.press']) {
    await expect(white.locator(part)).toBeInViewport({ ratio: 1 });
  }
  await square(white, 'e2').tap();
  await square(white, 'e4').tap();
  await white.getByRole('button', { name: 'Press the clock' }).tap();
  await sees(black, 'e4', 'white pawn');
  await expect(white.locator('.clock.running')).toHaveAttribute('data-side', 'black');
});
