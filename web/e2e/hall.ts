/** A server of the tests' own, and people who come to it with their links. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

export const BINARY = process.env['JADOUBE_BIN'] ?? join(import.meta.dirname, '../../target/debug/jadoube');

export interface Board {
  competition: string;
  game: string;
  tokens: Record<string, string>;
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Takes the pages from where `npm run build` put them, if the variable E2E_PAGES names that folder, so
 * that a change can be tried without building the server again.
 */
export async function fresh(context: BrowserContext): Promise<void> {
  const folder = process.env['E2E_PAGES'];
  if (folder === undefined) return;
  await context.route(/^http:\/\/127\.0\.0\.1:\d+\/(?!api\/)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname);
    const path = existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
    await route.fulfill({ path, headers: { 'content-security-policy': "default-src 'self'; img-src 'self' data:" } });
  });
}

export class Hall {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly more: string[],
  ) {}

  /** Opens a hall; `more` is what the server is told besides. */
  static async open(more: string[] = []): Promise<Hall> {
    const hall = new Hall(mkdtempSync(join(tmpdir(), 'jadoube-e2e-')), await freePort(), more);
    await hall.start();
    return hall;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server, or starts it again on the same store. */
  async start(): Promise<void> {
    const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--store', join(this.folder, 'hall.db'), ...this.more];
    this.process = spawn(BINARY, args, { stdio: ['ignore', 'ignore', 'ignore'] });
    for (let tries = 0; tries < 300; tries++) {
      const up = await fetch(`${this.address}/healthz`).then((answer) => answer.ok).catch(() => false);
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${BINARY} does not answer; build it with: cargo build --package jadoube`);
  }

  /** Ends the server without a chance to say goodbye. */
  async kill(): Promise<void> {
    const { process } = this;
    if (!process || process.exitCode !== null) return;
    const gone = new Promise((resolve) => process.once('exit', resolve));
    process.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async post(path: string, body: unknown, token = ''): Promise<Record<string, unknown>> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token !== '') headers['authorization'] = `Bearer ${token}`;
    const answer = await fetch(this.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }

  /** A game by these regulations, its round begun, its clock started if it has one. */
  async board(regulations: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<Board> {
    const usual = { default_time_ms: 3_600_000 };
    const made = await this.post('/api/games', {
      white: 'Ann', black: 'Bob', ...more, regulations: { ...usual, ...regulations },
    });
    const links = made['links'] as { role: string; token: string }[];
    const tokens = Object.fromEntries(links.map((link) => [link.role, link.token]));
    const board = { competition: String(made['competition']), game: String(made['game']), tokens };
    if (regulations['control'] !== undefined) await this.act(board, 'arbiter-1', 'starts');
    return board;
  }

  /** Does something as somebody, without a browser. */
  async act(board: Board, role: string, act: string): Promise<void> {
    const id = Math.random().toString(36).slice(2);
    await this.post(`/api/games/${board.game}/acts`, [{ id, act }], board.tokens[role]);
  }

  async state(board: Board, role: string): Promise<Record<string, unknown>> {
    const headers = { authorization: `Bearer ${board.tokens[role]}` };
    const answer = await fetch(`${this.address}/api/games/${board.game}/state`, { headers });
    return (await answer.json()) as Record<string, unknown>;
  }

  /** Somebody opens their link in a browser of their own. */
  async come(browser: Browser, board: Board, role: string, device: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext(device);
    const page = await context.newPage();
    await fresh(context);
    await page.goto(`${this.address}/join#${board.tokens[role]}`);
    if (role === 'white' || role === 'black') await page.locator('chess-board .board').waitFor();
    return page;
  }
}

/** Each worker has one hall, each test its own games in it. */
export const test = base.extend<object, { hall: Hall }>({
  context: async ({ context }, use) => {
    await fresh(context);
    await use(context);
  },
  hall: [
    async ({}, use) => {
      const hall = await Hall.open();
      await use(hall);
      await hall.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
