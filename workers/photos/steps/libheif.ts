import libheifAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';
import type { PixelConversion } from '#domain/photo/color/to-srgb.ts';
import { canvasPicture, contextOf, type Picture } from './picture.ts';

/** The part of libheif's JavaScript API that is used. Its own type definitions lack these classes. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(target: ImageData, done: (filled: ImageData | null) => void): void;
  free(): void;
}

interface Libheif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

function isLibheif(created: object): created is Libheif {
  return 'HeifDecoder' in created;
}

let loaded: Promise<Libheif> | null = null;

/**
 * Decodes HEIC with libheif compiled to WebAssembly. libheif applies the container's rotation, but not the colour
 * space of the file, which is converted here.
 */
export async function decodeWithLibheif(blob: Blob, toSrgb: PixelConversion): Promise<Picture> {
  loaded ??= load();
  const libheif = await loaded.catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  const images = new libheif.HeifDecoder().decode(new Uint8Array(await blob.arrayBuffer()));
  try {
    const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
    if (image === undefined) throw new Error('libheif found no picture in the file');
    return await toPicture(image, toSrgb);
  } finally {
    for (const image of images) image.free();
  }
}

/** Loaded for the first HEIC: 1.4 MB that most sellers never need. The service worker caches it afterwards. */
async function load(): Promise<Libheif> {
  const [{ default: create }, response] = await Promise.all([
    import('libheif-js/libheif-wasm/libheif.js'),
    fetch(libheifAddress),
  ]);
  if (!response.ok) throw new Error(`libheif could not be loaded: ${response.status}`);
  const created: object = create({ wasmBinary: await response.arrayBuffer() });
  if (!isLibheif(created)) throw new Error('libheif has no decoder');
  return created;
}

async function toPicture(image: HeifImage, toSrgb: PixelConversion): Promise<Picture> {
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = await new Promise<ImageData | null>((resolve) => {
    image.display(new ImageData(width, height), resolve);
  });
  if (pixels === null) throw new Error('libheif could not decode the picture');
  toSrgb(pixels.data);
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas, true).putImageData(pixels, 0, 0);
  return canvasPicture(canvas);
}
