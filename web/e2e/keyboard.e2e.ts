/** A whole game by keyboard alone, reading only the accessibility tree and the live region. */
import { fresh, test } from './hall';
import { Tree } from './tree';

test('a whole game by keyboard alone, from creating it to signing', async ({ browser, hall }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await fresh(context);
  const white = await context.newPage();
  await white.goto(hall.address);
  const atWhite = await Tree.of(white);
  await atWhite.tabTo(/^button Create the game/);
  await white.keyboard.press('Enter');

  // Black's link goes to Black by the clipboard; White's is opened here.
  await atWhite.hears('heading', /The game is ready/);
  await atWhite.tabTo(/^button Copy the link of: Black/);
  await white.keyboard.press('Enter');
  await atWhite.hears('status', /Copied: Black/);
  const address = await white.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newContext();
  await fresh(elsewhere);
  const black = await elsewhere.newPage();
  await black.goto(address);
  const atBlack = await Tree.of(black);
  await atBlack.hears('heading', /Rulings/);
  await white.reload();
  await atWhite.tabTo(/^link Open the link of: White/);
  await white.keyboard.press('Enter');
  await atWhite.hears('heading', /Rulings/);

  // Black starts White's clock.
  await atBlack.tabTo(/^gridcell e2/);
  await black.keyboard.press('Space');
  await atWhite.hears('log', /White's clock is started/);

  // On the grid: from e2 to f2, touch, up, put down, press.
  await white.keyboard.press('b');
  await white.keyboard.press('ArrowRight');
  if ((await atWhite.focused()) !== 'gridcell f2, white pawn') throw new Error(await atWhite.focused());
  await white.keyboard.press('Enter');
  await white.keyboard.press('ArrowUp');
  await white.keyboard.press('Enter');
  await atWhite.hears('log', /White puts it on f3/);
  await white.keyboard.press('Space');
  await atBlack.hears('log', /White touches f2, pawn\..*White puts it on f3\..*White presses the clock/);

  // Typed: the move, then nothing, which presses.
  const type = async (page: typeof white, text: string) => {
    await page.keyboard.press('m');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
  };
  await type(black, 'e5');
  await atWhite.hears('log', /Black puts it on e5\..*Black presses the clock/);
  await atWhite.tabTo(/^textbox Move or question/);
  await white.keyboard.type('c');
  await white.keyboard.press('Enter');
  await atWhite.hears('status', /White 1[45]:\d\d, Black 15:\d\d\. White's clock runs/);
  await white.keyboard.type('g4');
  await white.keyboard.press('Enter');
  await white.keyboard.press('Enter');
  await atBlack.hears('log', /White puts it on g4\..*White presses the clock/);
  await atBlack.tabTo(/^textbox Move or question/);
  await black.keyboard.type('Qh4');
  await black.keyboard.press('Enter');
  await atWhite.hears('log', /Black wins: checkmate\. Article 5\.1\.1/);

  for (const [page, tree] of [[white, atWhite], [black, atBlack]] as const) {
    await tree.tabTo(/^button Sign 0–1/);
    await page.keyboard.press('Enter');
  }
  await atWhite.hears('log', /White signs 0-1\..*Black signs 0-1/);
});
