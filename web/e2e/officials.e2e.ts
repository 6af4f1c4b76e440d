/** The arbiter at work: is told which board needs a decision, decides, and sets the clocks right. */
import type { Page } from '@playwright/test';
import { expect, test, type Board, type Hall } from './hall';

/** A board where Black has stopped the clocks. */
async function called(hall: Hall): Promise<Board> {
  const board = await hall.board({ control: '90m' });
  await hall.act(board, 'white', 'completes e2e4');
  await hall.act(board, 'black', 'stops the clock because a phone rang');
  return board;
}

async function openBoard(page: Page, hall: Hall, board: Board): Promise<void> {
  await page.goto(`${hall.address}/join#${board.tokens['arbiter-1']}`);
  await page.getByRole('link', { name: /Board 1/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann – Bob' })).toBeVisible();
}

function log(page: Page) {
  return page.getByRole('list', { name: 'Record' });
}

test('a call comes first, and the lawful decisions are one tap away', async ({ page, hall }) => {
  const board = await called(hall);
  await page.goto(`${hall.address}/join#${board.tokens['arbiter-1']}`);
  const needs = page.getByRole('region', { name: /Needs you/ });
  await expect(needs).toContainText('Black calls the arbiter: a phone rang');
  await needs.getByRole('link', { name: /Board 1/ }).click();

  const panel = page.getByRole('region', { name: 'You are needed' });
  await expect(panel).toContainText('did Black have a valid reason to stop the clock?');
  // Exactly what 6.11.4 leaves to the arbiter.
  await expect(panel.getByRole('button')).toHaveCount(2);
  await expect(panel.getByRole('button', { name: /A warning/ })).toContainText('Black is warned.');
  await panel.getByRole('button', { name: /There was a valid reason/ }).click();
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(log(page)).toContainText('decides: There was a valid reason');
  await expect(log(page)).toContainText('There is no penalty. Article 6.11.4');

  await page.getByRole('button', { name: 'Resume the game' }).click();
  await expect(page.getByRole('button', { name: 'Interrupt the game' })).toBeVisible();
  await expect(panel).toBeHidden();
});

test('an article of a ruling opens in the rule book of the edition', async ({ page, hall }) => {
  const board = await hall.board({ control: '90m', edition: '2018' });
  await hall.act(board, 'white', 'completes e2e5');
  await openBoard(page, hall, board);
  await log(page).getByRole('link', { name: '7.5.5' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: /Article 7\.5\.5/ })).toBeVisible();
  await expect(page.locator('select[name=edition]')).toHaveValue('2018');
});

test('the clocks are set right, with the old values in sight', async ({ page, hall }) => {
  const board = await called(hall);
  await hall.act(board, 'arbiter-1', 'sets clock White 10:00, Black 4:30');
  await openBoard(page, hall, board);
  await page.getByRole('button', { name: 'Set clocks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the clocks' });
  const black = dialog.getByRole('group', { name: /Black/ });
  await expect(black).toContainText('was 4:30');
  await expect(black).toContainText('stays');
  await black.getByRole('button', { name: 'Black: +2:00' }).click();
  await expect(black).toContainText('becomes 6:30');
  await dialog.getByLabel('Seconds').first().fill('15');
  await dialog.getByLabel('Seconds').first().press('Tab');
  await dialog.getByRole('button', { name: 'Set the clocks' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('timer', { name: 'Black' })).toHaveText('6:30');
  await expect(page.getByRole('timer', { name: 'White' })).toHaveText('10:15');
  await expect(log(page)).toContainText("Black's clock is set from 4:30 to 6:30.");
  const state = await hall.state(board, 'white');
  expect(state['clocks']).toMatchObject({ white_ms: 615_000, black_ms: 390_000 });
});

test('only lawful penalties are offered, and the chosen one is given', async ({ page, hall }) => {
  const board = await called(hall);
  await openBoard(page, hall, board);
  await page.getByRole('button', { name: 'Penalty', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a penalty' });
  await dialog.getByRole('radio', { name: /White/ }).check();
  await expect(dialog.getByRole('radio', { name: /A fine/ })).toHaveCount(0);
  await dialog.getByRole('radio', { name: /More time for the opponent/ }).check();
  await dialog.getByLabel('How much').selectOption('300');
  await dialog.getByRole('button', { name: 'Give the penalty' }).click();
  await expect(log(page)).toContainText('Black gains 5:00. Article 12.9.2');
});

test('the arbiter notices an irregularity that nobody else was told of', async ({ page, hall }) => {
  const board = await hall.board({ control: '15m', class: 'rapid', supervision: 'limited', observer: 'arbiter' });
  await hall.act(board, 'white', 'completes e2e5');
  await openBoard(page, hall, board);
  const panel = page.getByRole('region', { name: 'You are needed' });
  await expect(panel).toContainText("White's move 1 is illegal.");
  await panel.getByRole('button', { name: /Notice it/ }).click();
  await expect(log(page)).toContainText('Black gains 1:00.');
  await expect(page.locator('[data-square="e2"]')).toHaveAttribute('aria-label', /pawn/);
});

test('what the arbiter saw is written into the record', async ({ page, hall }) => {
  const board = await called(hall);
  await openBoard(page, hall, board);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Write into the record' });
  await dialog.getByLabel('What').selectOption({ label: 'Another offence, in your own words' });
  await dialog.getByRole('radio', { name: /Black/ }).check();
  await dialog.getByLabel('In your words').fill('threw a "pen"');
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  await expect(log(page)).toContainText('threw a ”pen”');
});

test('time is granted for a disturbance that stands in the record', async ({ page, hall }) => {
  const board = await hall.board({ control: '90m' });
  await hall.act(board, 'arbiter-1', 'interrupts');
  await hall.act(board, 'arbiter-1', 'sets clock White 10:00, Black 10:00');
  await openBoard(page, hall, board);
  const more = page.getByRole('button', { name: 'More', exact: true });
  const dialog = page.getByRole('dialog', { name: 'What else the arbiter can do' });
  await more.click();
  // Without one, the Laws allow no extra time, and the page says what is missing.
  await expect(dialog.getByLabel('What').locator('option', { hasText: 'extra time' })).toHaveCount(0);
  await expect(dialog).toContainText('once a disturbance is in the record');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const record = page.getByRole('dialog', { name: 'Write into the record' });
  await record.getByLabel('What').selectOption({ label: 'A disturbance from outside' });
  await record.getByLabel('In your words').fill('fire alarm');
  await record.getByRole('button', { name: 'Write it down' }).click();
  await expect(log(page)).toContainText('records a disturbance: fire alarm');

  await more.click();
  await dialog.getByLabel('What').selectOption({ label: 'The same extra time for both players' });
  await dialog.getByLabel('Minutes').fill('6');
  await dialog.getByLabel('Seconds').fill('30');
  await dialog.getByRole('button', { name: 'Do it' }).click();
  await expect(log(page)).toContainText('grants extra time: White 6:30, Black 6:30');
  await expect(log(page)).toContainText('Black gains 6:30. Article 12.5');
  await expect(page.getByRole('timer', { name: 'White' })).toHaveText('16:30');
});

test('a player may leave the venue once it is permitted', async ({ page, hall }) => {
  const board = await hall.board({ control: '90m' });
  await openBoard(page, hall, board);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'What else the arbiter can do' });
  await dialog.getByLabel('What').selectOption({ label: 'Leave the playing venue' });
  await expect(dialog).toContainText('11.2.3.1');
  // It must be said who may.
  await expect(dialog.getByRole('button', { name: 'Do it' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /Black/ }).check();
  await dialog.getByRole('button', { name: 'Do it' }).click();
  await expect(log(page)).toContainText('permits Black to leave the playing venue');
  await hall.act(board, 'black', 'leaves the playing venue');
  await expect(log(page)).toContainText('leaves the playing venue');
  await expect(page.getByRole('region', { name: 'You are needed' })).toHaveCount(0);
  // Nobody permitted it to White.
  await hall.act(board, 'white', 'leaves the playing venue');
  await expect(page.getByRole('region', { name: 'You are needed' })).toBeVisible();
});

test('a link is made, handed out and revoked', async ({ page, browser, hall }) => {
  const board = await called(hall);
  await page.goto(`${hall.address}/join#${board.tokens['arbiter-1']}`);
  await page.getByRole('link', { name: 'Links and people' }).click();
  await page.getByLabel('For whom').selectOption('white');
  await page.getByLabel('Name').fill('Ann again');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const made = page.getByRole('textbox', { name: /Link: White Ann again/ });
  const address = await made.inputValue();
  await expect(page.getByRole('img', { name: /QR code: White Ann again/ })).toBeVisible();

  const context = await browser.newContext();
  const ann = await context.newPage();
  await ann.goto(address);
  await ann.locator('chess-board .board').waitFor();
  await page.getByRole('button', { name: /^Revoke: White Ann again/ }).click();
  await page.getByRole('button', { name: /^Really revoke: White Ann again/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann again' })).toContainText('revoked');
  const other = await browser.newContext();
  const late = await other.newPage();
  await late.goto(address);
  await expect(late.getByRole('status')).toContainText('does not work');
});

test('a competition is created with its boards and all their links', async ({ page, hall }) => {
  await page.goto(`${hall.address}/new-competition`);
  await page.getByLabel('Name of the competition').fill('Autumn Open');
  await page.getByRole('textbox', { name: /^Arbiters/ }).fill('Eva Malá\nJan Król');
  await page.getByRole('textbox', { name: /^Boards/ }).fill('Anna – Ján\nOla – Maja');
  await expect(page.getByText('2 boards')).toBeVisible();
  await page.getByRole('button', { name: 'Create the competition' }).click();
  await expect(page.getByRole('img', { name: /QR code: Arbiter 2 Jan Król/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code: White Ola/ })).toBeVisible();
  await page.getByRole('link', { name: 'Open the competition' }).click();
  await expect(page.getByRole('link', { name: /Board \d/ })).toHaveCount(2);
});

test('the appeals committee sees the appeal and decides it', async ({ page, hall }) => {
  const board = await hall.board({ control: '90m' });
  await hall.act(board, 'arbiter-1', 'gives White the loss');
  await hall.act(board, 'white', 'appeals because it was a mistake');
  await page.goto(`${hall.address}/join#${board.tokens['appeals']}`);
  await page.getByRole('link', { name: /Board 1/ }).click();
  const panel = page.getByRole('region', { name: 'You are needed' });
  await expect(panel).toContainText('White has appealed.');
  await panel.getByRole('button', { name: /the result is 1\/2-1\/2/ }).click();
  await expect(log(page)).toContainText('The appeal is upheld.');
  expect((await hall.state(board, 'white'))['outcome']).toMatchObject({ score: '1/2-1/2' });
  // What an arbiter does is not the committee's.
  await expect(page.getByRole('button', { name: 'Set clocks' })).toHaveCount(0);
});
