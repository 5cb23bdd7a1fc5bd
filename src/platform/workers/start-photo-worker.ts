import workerAddress from '../../../workers/photos/photos.worker.ts?worker&url';
import { startWorker } from './trusted-worker.ts';

/** Starts the photo worker. Its file is loaded at the first photo, not before. */
export function startPhotoWorker(): Worker {
  return startWorker(workerAddress, 'photos');
}
