import workerAddress from '../../../workers/photos/photos.worker.ts?worker&url';
import { startWorker } from './trusted-worker.ts';

/** Starts the photo worker. Its script is loaded with the first photo. */
export function startPhotoWorker(): Worker {
  return startWorker(workerAddress, 'photos');
}
