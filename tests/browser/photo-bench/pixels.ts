/** Size of an image as the browser displays it; null for an empty file. */
export async function decodedSize(blob: Blob): Promise<[number, number] | null> {
  if (blob.size === 0) return null;
  const bitmap = await createImageBitmap(blob);
  return [bitmap.width, bitmap.height];
}

/**
 * Samples an image as 4 x 4 RGB colours in reading order, which suffices to distinguish rotations, mirroring and
 * colours.
 */
export async function cornerColors(blob: Blob): Promise<number[][]> {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(4, 4);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, 4, 4);
  const { data } = context.getImageData(0, 0, 4, 4);
  return Array.from({ length: 16 }, (_, index) => [...data.subarray(index * 4, index * 4 + 3)]);
}

/** The RGB colours at the centres of sixteen patches in four rows, in reading order. */
export async function patchColors(blob: Blob): Promise<number[][]> {
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2d context');
  context.drawImage(bitmap, 0, 0);
  return Array.from({ length: 16 }, (_, index) => {
    const x = Math.floor(((index % 4) + 0.5) * (width / 4));
    const y = Math.floor((Math.floor(index / 4) + 0.5) * (height / 4));
    return [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)];
  });
}

/** Whether the bytes contain a text, such as the marker of an EXIF block. */
export async function holdsMarker(blob: Blob, text: string): Promise<boolean> {
  return new TextDecoder('latin1').decode(await blob.arrayBuffer()).includes(text);
}
