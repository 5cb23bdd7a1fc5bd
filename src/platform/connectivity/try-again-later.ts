import { online$ } from './connectivity.ts';

/**
 * Runs `run` once: as soon as the network returns after an interruption, or after `wait` milliseconds if it is
 * online. The delay is needed because a browser reports that it is online before requests succeed.
 */
export function tryAgainLater(run: () => void, wait: number): void {
  let wasAway = false;
  const begin = () => {
    clearTimeout(timer);
    following.unsubscribe();
    run();
  };
  // While offline, only the return of the network counts.
  const timer = setTimeout(() => {
    if (online$.value) begin();
  }, wait);
  const following = online$.subscribe((online) => {
    if (!online) wasAway = true;
    else if (wasAway) begin();
  });
}
