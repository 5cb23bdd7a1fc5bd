/** Pixels of a picture as a browser shows it; null for what it cannot show. */
export async function decodedSize(blob: Blob): Promise<[number, number] | null> {
  if (blob.size === 0) return null;
  const bitmap = await createImageBitmap(blob);
  return [bitmap.width, bitmap.height];
}

/** A 4 x 4 summary of a picture as red, green and blue in reading order: enough to tell turns, mirrors and colours apart. */
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

/** The colours in the middle of sixteen patches in four rows, as red, green and blue in reading order. */
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

/** True when the bytes hold a text, e.g. the mark of an EXIF block. */
export async function holdsMarker(blob: Blob, text: string): Promise<boolean> {
  return new TextDecoder('latin1').decode(await blob.arrayBuffer()).includes(text);
}
