type Paced = { (): void; readonly cancel: () => void };

/** Calls `work` once, `wait` milliseconds after the last call. */
export function debounced(work: () => void, wait: number): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(work, wait);
  };
  return Object.assign(later, { cancel: () => clearTimeout(timer) });
}

/** Calls `work` at most once per `wait` milliseconds: on the first call, and once more after the last. */
export function throttled(work: () => void, wait: number): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const tick = () => {
    if (!isAsked) {
      timer = undefined;
      return;
    }
    isAsked = false;
    work();
    timer = setTimeout(tick, wait);
  };
  const now = () => {
    isAsked = true;
    if (timer === undefined) tick();
  };
  return Object.assign(now, { cancel: () => clearTimeout(timer) });
}
