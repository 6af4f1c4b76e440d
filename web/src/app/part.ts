/** What every component shares. */
import { LitElement } from 'lit';
import { onLanguage } from '../words/words';

/**
 * A component in the page's own tree, so that labels, styles and printing reach it, drawn anew when
 * the language changes.
 */
export abstract class Part extends LitElement {
  private forget: (() => void)[] = [];

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.whileHere(onLanguage(() => this.requestUpdate()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const end of this.forget) end();
    this.forget = [];
  }

  /** Keeps something going until the component leaves the page. */
  protected whileHere(end: () => void): void {
    this.forget.push(end);
  }

  /** Listens on something outside, such as the window, until the component leaves the page. */
  protected listen<K extends keyof WindowEventMap>(
    name: K,
    listener: (event: WindowEventMap[K]) => void,
  ): void {
    window.addEventListener(name, listener);
    this.whileHere(() => window.removeEventListener(name, listener));
  }
}
