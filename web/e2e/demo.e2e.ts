/** The demonstration: a newcomer sees the arbiter's console alive. */
import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { BINARY } from './hall';

test('a dozen boards play, and those that need the arbiter stand first', async ({ page }) => {
  test.setTimeout(180_000);
  const server = spawn(BINARY, ['serve', '--demo', '--pace', '0.2', '--listen', '127.0.0.1:0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const link = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stderr.on('data', (bytes: Buffer) => {
        said += bytes.toString();
        const found = /arbiter-1\s+(http\S+)\s/.exec(said)?.[1];
        if (found) resolve(found);
      });
      server.once('exit', () => reject(new Error(said)));
    });
    await page.goto(link);
    await expect(page.getByRole('link', { name: /^Board \d+/ })).toHaveCount(12);
    const groups = page.getByRole('heading', { level: 2 });
    await expect(groups.first()).toContainText('Needs you', { timeout: 60_000 });
    const needed = page.getByRole('region', { name: /Needs you/ });
    await expect(needed).toContainText('a phone rang at the next table', { timeout: 90_000 });
    await expect(needed).toContainText('is illegal', { timeout: 90_000 });
    await expect(page.getByRole('region', { name: /Waiting/ })).toContainText('Not started');
    // Something moves by itself.
    const before = await page.locator('.board-grid').allInnerTexts();
    await expect.poll(() => page.locator('.board-grid').allInnerTexts()).not.toEqual(before);
  } finally {
    server.kill('SIGKILL');
  }
});
