import type { PhotoRefusal } from '#domain/photo/photo-rules.ts';
import { AppError } from '../../graphql/errors.ts';

/** The bytes are no photo that may be shown; the code is one of the photo worker's. */
export class PhotoRefusedError extends AppError {
  constructor(code: PhotoRefusal) {
    super(code);
  }
}

/** What arrived is not what was announced: the pieces are thrown away. */
export class HashMismatchError extends AppError {
  constructor() {
    super('hash_mismatch');
  }
}

/** No such upload (any more): announce it again. */
export class UploadNotFoundError extends AppError {
  constructor() {
    super('upload_not_found');
  }
}
