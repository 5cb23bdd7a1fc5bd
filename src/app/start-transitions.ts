import type { AppRouter } from './create-app-router.ts';
import { PhotoTransition } from './photo-transition.ts';

/**
 * Milliseconds that the browser may take for its snapshots of both pages. A computer takes 20 to 30, a phone four times
 * slower 80 to 150, and the product comes later by as much (docs/decisions/0061-photo-transitions.md).
 */
const affordable = 70;

/** When the steps of a transition were reached, in milliseconds; null before that. */
interface Moments {
  readonly asked: number;
  /** The browser has its snapshot of the page that is left, and the router begins to render the next one. */
  updated: number | null;
  rendered: number | null;
}

/**
 * Lets the photo of a product fly between its tile and its page, with the router's own view transitions. All other
 * navigations are without one, and so is every navigation after a transition that showed this device to be too slow.
 * Browsers that cannot name the running transition go without, because an interrupted one rejects a promise that only it
 * gives access to.
 */
export function startTransitions(router: AppRouter): void {
  if (!('activeViewTransition' in document)) return;
  if (!CSS.supports('selector(:active-view-transition-type(a))')) return;
  const photo = new PhotoTransition();
  let isAffordable = true;
  let running: Moments | null = null;
  const measure = ({ asked, updated, rendered }: Moments) => {
    // Another navigation replaced the one that was rendered.
    if (updated === null || rendered === null) return;
    isAffordable = updated - asked + (performance.now() - rendered) <= affordable;
  };
  router.update({
    ...router.options,
    defaultViewTransition: {
      types({ fromLocation, toLocation, pathChanged }) {
        running = null;
        if (fromLocation === undefined || !pathChanged || !isAffordable || isMotionReduced()) return false;
        if (!photo.begin(fromLocation.pathname, toLocation.pathname)) return false;
        const moments = { asked: performance.now(), updated: null, rendered: null };
        running = moments;
        // The router starts the transition right after this.
        queueMicrotask(() =>
          document.activeViewTransition?.ready.then(() => measure(moments), ignoreInterruption),
        );
        return ['photo'];
      },
    },
  });
  router.subscribe('onLoad', () => {
    if (running !== null) running.updated ??= performance.now();
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (running !== null) running.rendered ??= performance.now();
    if (fromLocation !== undefined) photo.end(fromLocation.pathname, toLocation.pathname);
  });
}

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The page is there without the animation: it was interrupted by another navigation, or the tab is hidden. */
function ignoreInterruption(): void {}
