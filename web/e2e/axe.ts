/** axe-core on a page as it stands. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

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
