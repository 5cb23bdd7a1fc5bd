import './ui/kit/base.css';
import { pause } from './platform/pause/pause.ts';

// The foundations of the app load first, layer by layer: evaluated in one task they would block a phone for a fifth
// of a second. The files of all layers are fetched in parallel (scripts/build/start-files.ts).
const layers: readonly (() => unknown)[] = [
  () => import('./app/layers/react.ts'),
  () => import('./app/layers/router.ts'),
  () => import('./app/layers/libraries.ts'),
  // The browser prepares its number data of all languages at the first use, which takes as long as a layer. This does
  // it before the first price.
  () => new Intl.NumberFormat('nl-NL'),
  () => import('./app/start.tsx'),
];

async function start(): Promise<void> {
  for (const layer of layers) {
    await layer();
    await pause();
  }
}

void start();
