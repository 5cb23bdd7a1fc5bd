import type { Locator, Page } from '@playwright/test';

/** What a person did to finish a task. */
export interface Effort {
  /** Presses on links, buttons, options and the keyboard's enter key. */
  taps: number;
  /** Fields that were typed into; a phone moves from one to the next by its keyboard. */
  fields: number;
  /** Different pages, and layers over them, that were passed. */
  readonly steps: Set<string>;
}

/** Uses a phone as a person does, one tap at a time, and counts. */
export class Hand {
  readonly page: Page;
  readonly effort: Effort = { taps: 0, fields: 0, steps: new Set() };

  constructor(page: Page) {
    this.page = page;
  }

  /** Taps an element that is or comes into view. */
  async tap(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await this.#look();
    await target.tap();
    this.effort.taps += 1;
    await this.#look();
  }

  /** Types into a field. */
  async type(field: Locator, text: string): Promise<void> {
    await this.#look();
    await field.fill(text);
    this.effort.fields += 1;
  }

  /** Presses the enter key of the keyboard on the screen. */
  async enter(field: Locator): Promise<void> {
    await field.press('Enter');
    this.effort.taps += 1;
  }

  /** Notes the page, or the layer over it, as a step. */
  async #look(): Promise<void> {
    const path = new URL(this.page.url()).pathname;
    const layer = this.page.getByRole('dialog').last();
    const name = (await layer.count()) > 0 ? await layer.getAttribute('aria-label') : null;
    this.effort.steps.add(`${path} ${name ?? ''}`);
  }
}
