import sharp from 'sharp';
import { pixelLimit } from '#domain/photo/photo-rules.ts';

interface Recipe {
  readonly isMirrored: boolean;
  /** The left and top edges of the crop, as shares of the photo. */
  readonly from: readonly [left: number, top: number];
  /** Factors of red, green and blue. */
  readonly tint: readonly [red: number, green: number, blue: number];
}

/** Width and height of the crop, as a share of those of the photo: the aspect ratio stays the same. */
const cropShare = 0.92;

/**
 * The ways in which a photo of the catalogue becomes that of another product for sale: the same object seen in a
 * different room and light. A photo that shows digits or letters is never mirrored. Renditions are cached for ever under
 * the key, here and in browsers: a recipe that changes needs another name.
 */
const recipes: ReadonlyMap<string, Recipe> = new Map([
  ['mirror-warm', { isMirrored: true, from: [0.05, 0.05], tint: [1.04, 1, 0.94] }],
  ['mirror-cool', { isMirrored: true, from: [0.03, 0.06], tint: [0.96, 1, 1.04] }],
  ['closer-warm', { isMirrored: false, from: [0.05, 0.04], tint: [1.04, 1, 0.94] }],
  ['closer-cool', { isMirrored: false, from: [0.03, 0.05], tint: [0.96, 1, 1.04] }],
]);

export interface DerivedPhoto {
  /** The key of the stored photo. */
  readonly base: string;
  readonly recipe: Recipe;
}

/**
 * Reads a key of the bucket `catalogue`, such as `<slug>-2.mirror-warm.jpg`. Returns 'stored' for a plain key, and
 * null for a recipe that does not exist.
 */
export function readCatalogueKey(key: string): DerivedPhoto | 'stored' | null {
  const parts = key.split('.');
  if (parts.length < 3) return 'stored';
  const [name, recipeName = '', type] = parts;
  const recipe = recipes.get(recipeName);
  return recipe === undefined || parts.length > 3 ? null : { base: `${name}.${type}`, recipe };
}

/** Returns the size of a derived photo in pixels. */
export function derivedSize(width: number, height: number): readonly [width: number, height: number] {
  return [Math.round(width * cropShare), Math.round(height * cropShare)];
}

/** Derives a photo from a stored one by a recipe, always the same. */
export async function derivePhoto(stored: Buffer, { isMirrored, from, tint }: Recipe): Promise<Buffer> {
  const picture = sharp(stored, { limitInputPixels: pixelLimit });
  const { width, height } = await picture.metadata();
  const [croppedWidth, croppedHeight] = derivedSize(width, height);
  return await picture
    .extract({
      left: Math.floor(width * from[0]),
      top: Math.floor(height * from[1]),
      width: croppedWidth,
      height: croppedHeight,
    })
    .flop(isMirrored)
    .linear([...tint], [0, 0, 0])
    .jpeg({ quality: 92 })
    .timeout({ seconds: 20 })
    .toBuffer();
}
