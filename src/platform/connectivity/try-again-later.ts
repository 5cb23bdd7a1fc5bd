import { online$ } from './connectivity.ts';

/**
 * Runs once: as soon as the network is back after having been away, or `wait` milliseconds from now while there is one.
 * A browser says that it is online before every request gets through.
 */
export function tryAgainLater(run: () => void, wait: number): void {
  let wasAway = false;
  const begin = () => {
    clearTimeout(timer);
    following.unsubscribe();
    run();
  };
  // Without a network its return is what counts.
  const timer = setTimeout(() => {
    if (online$.value) begin();
  }, wait);
  const following = online$.subscribe((online) => {
    if (!online) wasAway = true;
    else if (wasAway) begin();
  });
}
