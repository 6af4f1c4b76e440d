/** The accessibility tree, as a screen reader is given it. */
import type { CDPSession, Page } from '@playwright/test';

interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
}

export class Tree {
  private constructor(
    private readonly session: CDPSession,
    private readonly page: Page,
  ) {}

  static async of(page: Page): Promise<Tree> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Tree(session, page);
  }

  private async nodes(): Promise<Node[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    return nodes as unknown as Node[];
  }

  /** The role and the name of what has the focus. */
  async focused(): Promise<string> {
    const focused = (await this.nodes()).filter((node) =>
      node.properties?.some((property) => property.name === 'focused' && property.value.value === true),
    );
    const node = focused[focused.length - 1];
    return node ? `${node.role?.value ?? ''} ${node.name?.value ?? ''}`.trim() : '';
  }

  /** All that is said within the nodes of a role. */
  async said(role: string): Promise<string> {
    const nodes = await this.nodes();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const words = (node: Node): string => {
      if (node.role?.value === 'StaticText') return node.name?.value ?? '';
      return (node.childIds ?? []).map((id) => byId.get(id)).map((child) => (child ? words(child) : '')).join(' ');
    };
    return nodes.filter((node) => node.role?.value === role).map(words).join(' ').replace(/\s+/g, ' ');
  }

  /** Presses Tab until something of that name has the focus. */
  async tabTo(wanted: RegExp, most = 120): Promise<void> {
    for (let presses = 0; presses < most; presses++) {
      await this.page.keyboard.press('Tab');
      if (wanted.test(await this.focused())) return;
    }
    throw new Error(`Tab does not come to ${wanted.source}; it is at ${await this.focused()}`);
  }

  /** Waits until something is said within the nodes of a role. */
  async hears(role: string, wanted: RegExp): Promise<void> {
    const until = Date.now() + 15_000;
    let said = '';
    while (Date.now() < until) {
      said = await this.said(role);
      if (wanted.test(said)) return;
      await this.page.waitForTimeout(100);
    }
    throw new Error(`${wanted.source} is not said; what is said is: ${said}`);
  }
}
