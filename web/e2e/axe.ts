/** axe-core on a page as it stands, and in every language and light. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong, each with the places. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  return page.evaluate(async () => {
    interface Found {
      violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
    }
    const axe = (window as unknown as { axe: { run: () => Promise<Found> } }).axe;
    const found = await axe.run();
    return found.violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary ?? violation.help}`),
    );
  });
}

/** What is checked: every language by day and in the dark, and the strong contrast once. */
const LOOKS: [string, string][] = [
  ['en', 'daylight'],
  ...['en', 'pl', 'sk'].flatMap((language) => [[language, 'light'], [language, 'dark']] as [string, string][]),
];

/** axe-core finds nothing, in three languages and lights. */
export async function clean(page: Page, what: string): Promise<void> {
  for (const [language, theme] of LOOKS) {
    // With a dialog open the settings are out of reach for people, and rightly so.
    await page.locator('select[name=language]').evaluate((select, value) => {
      (select as HTMLSelectElement).value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
    expect(await violations(page), `${what}, ${language}, ${theme}`).toEqual([]);
  }
}
