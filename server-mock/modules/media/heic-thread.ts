import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import createLibheif from 'libheif-js/libheif-wasm/libheif.js';

/** Runs in its own thread: a HEIC of 12 megapixels takes a second of CPU time and 250 MB of memory. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(target: Pixels, done: (filled: Pixels | null) => void): void;
}

export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

interface Libheif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

function isLibheif(created: object): created is Libheif {
  return 'HeifDecoder' in created;
}

async function decode(bytes: Uint8Array): Promise<Pixels | null> {
  const wasmFile = fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  const libheif: object = createLibheif({ wasmBinary: await readFile(wasmFile) });
  if (!isLibheif(libheif)) throw new Error('libheif has no HeifDecoder');
  const images = imagesIn(libheif, bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (image === undefined) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return await new Promise((resolve) => image.display(target, resolve));
}

/** The images of the file; none if it is no HEIC that can be read. */
function imagesIn(libheif: Libheif, bytes: Uint8Array): HeifImage[] {
  try {
    return new libheif.HeifDecoder().decode(bytes);
  } catch {
    return [];
  }
}

const pixels = await decode(workerData as Uint8Array);
parentPort?.postMessage(pixels, pixels === null ? [] : [pixels.data.buffer]);
