import { inspectPhoto, type PhotoHeader } from '#domain/photo/header/read-header.ts';
import { originalBytesLimit, type PhotoRefusal } from '#domain/photo/photo-rules.ts';
import { ok, type Result, refuse } from '#domain/result.ts';

/** A file whose header has been read: the bytes stay beside it, so that nothing is read twice. */
export interface SniffedFile {
  readonly header: PhotoHeader;
  /** The content, to be worked on in place: the chosen file itself stays as it is. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The content under the type that it really is, whatever its name or the browser said. */
export function blobOf({ header, bytes }: SniffedFile): Blob {
  return new Blob([bytes], { type: `image/${header.format}` });
}

/** Reads a chosen file and judges it by its content (FORM-046). Nothing is decoded here. */
export async function sniff(file: Blob): Promise<Result<SniffedFile, PhotoRefusal>> {
  if (file.size > originalBytesLimit) return refuse('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const judged = inspectPhoto(bytes);
  if (!judged.ok) return judged;
  return ok({ header: judged.value, bytes });
}
