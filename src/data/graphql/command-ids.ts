import { useState } from 'react';

/** Creates the idempotency keys of commands. */
export interface CommandIds {
  /** The id of a command. It stays the same while the same input is retried, so that the server executes it once. */
  of(input: unknown): string;
  /** Call it after success, so that the same input counts as another command. */
  settle(): void;
}

function createCommandIds(): CommandIds {
  let last: { readonly key: string; readonly id: string } | null = null;
  return {
    of(input) {
      const key = JSON.stringify(input);
      if (last?.key !== key) last = { key, id: crypto.randomUUID() };
      return last.id;
    },
    settle() {
      last = null;
    },
  };
}

/** The command ids of a form or a page, as a hook. */
export function useCommandIds(): CommandIds {
  const [ids] = useState(createCommandIds);
  return ids;
}
