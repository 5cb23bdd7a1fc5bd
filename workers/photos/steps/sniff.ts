import { inspectPhoto, type PhotoHeader } from '#domain/photo/header/read-header.ts';
import { originalBytesLimit, type PhotoRefusal } from '#domain/photo/photo-rules.ts';
import { ok, type Result, refuse } from '#domain/result.ts';

/** A file whose header was read, together with its bytes, so that nothing is read twice. */
export interface SniffedFile {
  readonly header: PhotoHeader;
  /** A copy of the content that can be modified in place. The selected file does not change. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Returns the content with its real media type, regardless of the file name and of the type reported by the browser.
 */
export function blobOf({ header, bytes }: SniffedFile): Blob {
  return new Blob([bytes], { type: `image/${header.format}` });
}

/** Reads a selected file and validates it by its content (FORM-046). Does not decode it. */
export async function sniff(file: Blob): Promise<Result<SniffedFile, PhotoRefusal>> {
  if (file.size > originalBytesLimit) return refuse('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const inspected = inspectPhoto(bytes);
  if (!inspected.ok) return inspected;
  return ok({ header: inspected.value, bytes });
}
