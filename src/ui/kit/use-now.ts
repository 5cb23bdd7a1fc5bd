import { createContext, useContext, useSyncExternalStore } from 'react';

/** When the server rendered the page, in milliseconds since 1970; null for a page rendered in the browser. */
export const RenderedAt = createContext<number | null>(null);

const minute = 60_000;
const subscribe = () => () => undefined;
const minuteOf = (time: number) => Math.floor(time / minute) * minute;
const thisMinute = () => minuteOf(Date.now());
/**
 * Within this difference the server's time is kept, so that a minute boundary passed in transit causes no re-render.
 */
const closeEnough = 2 * minute;

/**
 * The current time for "new" and "3 hours ago", in milliseconds since 1970, rounded down to the minute. The first
 * render in the browser uses the server's time, so that hydration matches; afterwards it is the device's time.
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
