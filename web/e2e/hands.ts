/** What a player's hands do on their page. */
import { expect, type Locator, type Page } from '@playwright/test';

export function square(page: Page, on: string): Locator {
  return page.locator(`[data-square="${on}"]`);
}

/** Touches a piece and puts it down. */
export async function move(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

export async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Press the clock' }).click();
}

/** Moves and presses, and waits until the opponent's page shows it. */
export async function complete(page: Page, opponent: Page, from: string, to: string): Promise<void> {
  const label = (await square(page, from).getAttribute('aria-label')) ?? '';
  await move(page, from, to);
  await press(page);
  await sees(opponent, to, label.split(', ')[1] ?? '');
}

/** The piece that stands on a square, as it is named to those who hear it. */
export async function sees(page: Page, on: string, piece: string): Promise<void> {
  await expect(square(page, on)).toHaveAttribute('aria-label', `${on}, ${piece}`);
}

/** What was announced to those who listen. */
export function announced(page: Page): Locator {
  return page.getByRole('log');
}

export function rulings(page: Page): Locator {
  return page.locator('.rulings');
}
