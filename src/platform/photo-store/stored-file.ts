/** A file in IndexedDB: the file itself, or its bytes in a browser that stores no files. */
export type StoredFile = Blob | { readonly bytes: ArrayBuffer; readonly type: string };

/**
 * Whether the browser refused to store a file as such: WebKit does so in private browsing, with an UnknownError
 * ("Error preparing Blob/File data to be stored in object store"). It stores the bytes of the same file.
 */
export function isRefusedFile(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'UnknownError';
}

export async function asBytes(file: Blob): Promise<StoredFile> {
  return { bytes: await file.arrayBuffer(), type: file.type };
}

export function asBlob(stored: StoredFile): Blob {
  return stored instanceof Blob ? stored : new Blob([stored.bytes], { type: stored.type });
}
