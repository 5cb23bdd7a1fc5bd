import './ui/kit/base.css';
import { pause } from './platform/pause/pause.ts';

// What the app stands on comes first, layer by layer: evaluated in one go it would keep a phone from answering for a
// fifth of a second. The files of all layers are fetched together (scripts/start-files.ts).
const layers: readonly (() => unknown)[] = [
  () => import('./app/layers/react.ts'),
  () => import('./app/layers/router.ts'),
  () => import('./app/layers/libraries.ts'),
  // The browser gets its numbers of all languages ready for the first price, which takes as long as a layer.
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
