import type { AppRouter } from './create-app-router.ts';
import { PhotoTransition } from './photo-transition.ts';

/**
 * Lets the photo of a product fly between its tile and its page, with the router's own view transitions. All other
 * navigations are without one. Browsers that cannot name the running transition go without, because an interrupted
 * one rejects a promise that only it gives access to.
 */
export function startTransitions(router: AppRouter): void {
  if (!('activeViewTransition' in document)) return;
  if (!CSS.supports('selector(:active-view-transition-type(a))')) return;
  const photo = new PhotoTransition();
  router.update({
    ...router.options,
    defaultViewTransition: {
      types({ fromLocation, toLocation, pathChanged }) {
        if (fromLocation === undefined || !pathChanged || isMotionReduced()) return false;
        if (!photo.begin(fromLocation.pathname, toLocation.pathname)) return false;
        // The router starts the transition right after this.
        queueMicrotask(() => void document.activeViewTransition?.ready.catch(ignoreInterruption));
        return ['photo'];
      },
    },
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation !== undefined) photo.end(fromLocation.pathname, toLocation.pathname);
  });
}

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The page is there without the animation: it was interrupted by another navigation, or the tab is hidden. */
function ignoreInterruption(): void {}
