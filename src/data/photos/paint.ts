import { fitInside, paperColor } from '#domain/photo/photo-rules.ts';

const quality = 0.92;

/** The photo as a JPEG that fits in a square of `side` pixels. */
export async function shrunk(photo: Blob, side: number): Promise<Blob> {
  const picture = await createImageBitmap(photo);
  const { width, height } = fitInside(picture, side);
  try {
    return await painted(width, height, (canvas) => canvas.drawImage(picture, 0, 0, width, height));
  } finally {
    picture.close();
  }
}

/**
 * The photo on a plain background wherever `cutOut`, a picture of the same frame in any size, is transparent. All
 * other pixels are those of the photo, so that it stays sharp.
 */
export async function onPaper(photo: Blob, cutOut: Blob): Promise<Blob> {
  const [picture, mask] = await Promise.all([createImageBitmap(photo), createImageBitmap(cutOut)]);
  const { width, height } = picture;
  try {
    return await painted(width, height, (canvas) => {
      canvas.drawImage(mask, 0, 0, width, height);
      canvas.globalCompositeOperation = 'source-in';
      canvas.drawImage(picture, 0, 0);
      canvas.globalCompositeOperation = 'destination-over';
      canvas.fillStyle = paperColor;
      canvas.fillRect(0, 0, width, height);
    });
  } finally {
    picture.close();
    mask.close();
  }
}

async function painted(
  width: number,
  height: number,
  paint: (canvas: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null)
    throw new Error(`the browser gave no canvas of ${width} by ${height} pixels for a photo`);
  context.imageSmoothingQuality = 'high';
  paint(context);
  return await new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null
        ? reject(new Error(`a photo of ${width} by ${height} pixels was not encoded as JPEG`))
        : resolve(blob);
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}
