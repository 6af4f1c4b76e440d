/** How much a browser loads before it shows a page. */
import { expect, test } from './hall';

/** Compressed, with everything that the page needs: 300 kB. */
const BUDGET = 300_000;

for (const path of ['/', '/join#none']) {
  test(`the first load of ${path} is light, and from one origin`, async ({ browser, hall }, info) => {
    const page = await (await browser.newContext()).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(hall.address + path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1')).toBeVisible();
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    info.annotations.push({ type: 'load', description: `${bytes} bytes, first paint after ${Math.round(paint ?? 0)} ms` });
    console.log(`${path}: ${bytes} bytes, first paint after ${Math.round(paint ?? 0)} ms`);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(BUDGET);
    expect([...origins]).toEqual([hall.address]);
  });
}
