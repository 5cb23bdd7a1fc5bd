import { createContext, useContext, useSyncExternalStore } from 'react';

/** When the server made the page, in milliseconds since 1970; null for a page that begins in the browser. */
export const RenderedAt = createContext<number | null>(null);

const minute = 60_000;
const subscribe = () => () => undefined;
const minuteOf = (time: number) => Math.floor(time / minute) * minute;
const thisMinute = () => minuteOf(Date.now());
/** Younger pages of the server keep their time: nothing is drawn anew because a minute ended on the way. */
const closeEnough = 2 * minute;

/**
 * The time for "new" and "3 hours ago", in milliseconds since 1970, to the minute. The first render in the browser says
 * what the server said, so that both make the same page; then it is the device's own time.
 */
export function useNow(): number {
  const renderedAt = useContext(RenderedAt);
  const served = renderedAt === null ? null : minuteOf(renderedAt);
  const now = () => {
    const time = thisMinute();
    return served !== null && Math.abs(time - served) <= closeEnough ? served : time;
  };
  return useSyncExternalStore(subscribe, now, () => served ?? thisMinute());
}
