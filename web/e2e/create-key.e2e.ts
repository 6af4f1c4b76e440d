/** A server with a key: whoever creates is asked for it once. */
import { clean } from './axe';
import { expect, Hall, test as base } from './hall';

const KEY = 'correct-horse-battery-staple';

const test = base.extend<object, { keyed: Hall }>({
  keyed: [
    async ({}, use) => {
      const hall = await Hall.open(['--create-key', KEY]);
      await use(hall);
      await hall.close();
    },
    { scope: 'worker' },
  ],
});

test('a game is created with the key, which is asked for once', async ({ page, keyed }) => {
  await page.goto(keyed.address);
  const create = page.locator('.game-form button.primary');
  const field = page.getByLabel('Key of the server');
  await expect(field).toHaveCount(0);
  await create.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(page.locator('create-key')).toContainText('Ask whoever runs the server');
  await field.fill('guessed');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'not the key of this server' })).toBeVisible();
  await field.fill(KEY);
  await page.getByRole('button', { name: 'Create with this key' }).click();
  await expect(page.locator('.links').first()).toBeVisible();

  // The tab keeps it: the next game needs no question.
  await page.goto(keyed.address);
  await create.click();
  await expect(page.locator('.links').first()).toBeVisible();
  await expect(field).toHaveCount(0);
  expect(await page.evaluate((key) => JSON.stringify(localStorage).includes(key), KEY)).toBe(false);
});

test('a competition is created with the key, in Slovak', async ({ browser, keyed }) => {
  const context = await browser.newContext({ locale: 'sk' });
  const page = await context.newPage();
  await page.goto(`${keyed.address}/new-competition`);
  await page.locator('input[name=name]').fill('Jesenný turnaj');
  await page.locator('.competition-form button.primary').click();
  await page.getByLabel('Kľúč servera').fill(KEY);
  await page.getByRole('button', { name: 'Vytvoriť s týmto kľúčom' }).click();
  await expect(page.locator('#created-title')).toBeVisible();
  await expect(page.getByLabel('Kľúč servera')).toHaveCount(0);
  await context.close();
});

test('the question for the key is accessible', async ({ page, keyed }) => {
  test.setTimeout(180_000);
  await page.goto(keyed.address);
  await page.locator('.game-form button.primary').click();
  await expect(page.getByLabel('Key of the server')).toBeVisible();
  await clean(page, 'the key of a server');
});
