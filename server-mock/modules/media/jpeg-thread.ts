import { parentPort, workerData } from 'node:worker_threads';
import { checkJpeg } from '#domain/photo/jpeg/check-jpeg.ts';

/** Runs in its own thread: reading a whole large JPEG takes 200 ms of CPU time. */
parentPort?.postMessage(checkJpeg(workerData as Uint8Array));
