/** The rule book: found by words, read in three languages and four editions, with its cases. */
import { expect, test } from './hall';

test('an article is found by words, and its cases are read', async ({ page, hall }) => {
  await page.goto(`${hall.address}/laws`);
  await page.getByRole('searchbox').fill('illegal move penalty');
  await expect(page.getByRole('status')).toContainText('found');
  await page.getByRole('searchbox').fill('7.5.5');
  // A link of the former list would go away under the hand.
  await expect(page.getByRole('status')).toContainText('1 article found');
  await page.getByRole('link', { name: /^7\.5\.5/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /Article 7\.5\.5/ })).toBeVisible();
  const first = page.locator('law-case').first();
  await first.locator('summary').click();
  await expect(first.locator('pre')).toContainText('=>');
});

test('the book is there in every language at once, and in older editions', async ({ page, hall }) => {
  await page.goto(`${hall.address}/laws/9.2`);
  const title = page.getByRole('heading', { level: 2 });
  await expect(title).toContainText('Article 9.2');
  const words = title.locator('span').nth(1);
  const english = await words.innerText();
  await page.locator('select[name=language]').selectOption('pl');
  await expect(title).toContainText('Artykuł 9.2');
  await expect(words).not.toHaveText(english);
  await page.locator('select[name=language]').selectOption('sk');
  await expect(title).toContainText('Článok 9.2');
  // The same article had another number in 2018.
  await page.getByRole('listitem').filter({ hasText: '2018' }).getByRole('link').click();
  await expect(title).toContainText('9.2.1');
});

test('an address of no article says so, and a search without a hit says what to do', async ({ page, hall }) => {
  await page.goto(`${hall.address}/laws/99.9`);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto(`${hall.address}/laws`);
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.getByRole('status')).toContainText('Try other words');
});
