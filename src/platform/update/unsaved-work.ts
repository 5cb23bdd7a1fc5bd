/** Saves the current input. Resolves to true when a reload would lose nothing. */
export type SaveWork = () => Promise<boolean>;

const works = new Set<SaveWork>();

/** Registers a screen with unsaved work while it is open. Returns a function that unregisters it. */
export function registerUnsavedWork(save: SaveWork): () => void {
  works.add(save);
  return () => {
    works.delete(save);
  };
}

/**
 * Makes every screen save its work. Resolves to true only when all of them succeeded. A screen that throws, or does
 * not respond within `limitMs` milliseconds, counts as unsaved, so that no work is lost.
 */
export async function saveAllWork(limitMs = 4_000): Promise<boolean> {
  const answers = await Promise.all([...works].map((save) => within(save, limitMs)));
  return answers.every((saved) => saved);
}

async function within(save: SaveWork, limitMs: number): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, limitMs, false));
  return Promise.race([save().catch(() => false), tooLate]);
}
