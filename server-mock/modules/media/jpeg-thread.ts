import { parentPort, workerData } from 'node:worker_threads';
import { checkJpeg } from '#domain/photo/jpeg/check-jpeg.ts';

/** Runs in a thread of its own: reading all of a large JPEG takes a fifth of a second of processor time. */
parentPort?.postMessage(checkJpeg(workerData as Uint8Array));
