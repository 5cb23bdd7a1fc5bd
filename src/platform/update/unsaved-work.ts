/** Saves what is being typed or written now; resolves true when nothing would be lost by a reload. */
export type SaveWork = () => Promise<boolean>;

const works = new Set<SaveWork>();

/** A screen that holds work names it here while it is open. Returns how to take it back. */
export function registerUnsavedWork(save: SaveWork): () => void {
  works.add(save);
  return () => {
    works.delete(save);
  };
}

/**
 * Asks every screen to save. True only when all of them said that nothing is left; a screen that throws, or that has
 * not answered after `limitMs` milliseconds, counts as unsaved: the answer errs on the side of the person's work.
 */
export async function saveAllWork(limitMs = 4_000): Promise<boolean> {
  const answers = await Promise.all([...works].map((save) => within(save, limitMs)));
  return answers.every((saved) => saved);
}

async function within(save: SaveWork, limitMs: number): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, limitMs, false));
  return Promise.race([save().catch(() => false), tooLate]);
}
