import { useState } from 'react';

/** The ids under which commands are sent. */
export interface CommandIds {
  /** The id of a command: the same while the same input is tried again, so that the server runs it once. */
  of(input: unknown): string;
  /** Called after success, so that the same input given again is another command. */
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

/** The command ids of a form or a page. */
export function useCommandIds(): CommandIds {
  const [ids] = useState(createCommandIds);
  return ids;
}
