import type { AppRouter } from './create-app-router.ts';
import { PhotoTransition } from './photo-transition.ts';

/**
 * Milliseconds that the browser may take for its pictures of both pages. A computer takes 20 to 30, a phone four times
 * slower 80 to 150, and the product comes later by as much (docs/decisions/0061-photo-transitions.md).
 */
const affordable = 70;

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
  const times = { asked: 0, updated: 0, rendered: 0 };
  const measure = () => {
    const { asked, updated, rendered } = times;
    isAffordable = updated - asked + (performance.now() - rendered) <= affordable;
  };
  router.update({
    ...router.options,
    defaultViewTransition: {
      types({ fromLocation, toLocation, pathChanged }) {
        if (fromLocation === undefined || !pathChanged || !isAffordable || isMotionReduced()) return false;
        if (!photo.begin(fromLocation.pathname, toLocation.pathname)) return false;
        times.asked = performance.now();
        // The router starts the transition right after this.
        queueMicrotask(() => void document.activeViewTransition?.ready.then(measure, ignoreInterruption));
        return ['photo'];
      },
    },
  });
  // The browser has its picture of the page that is left, and the router begins to render the next one.
  router.subscribe('onLoad', () => {
    times.updated = performance.now();
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    times.rendered = performance.now();
    if (fromLocation !== undefined) photo.end(fromLocation.pathname, toLocation.pathname);
  });
}

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The page is there without the animation: it was interrupted by another navigation, or the tab is hidden. */
function ignoreInterruption(): void {}
