import type { PhotoRefusal } from '#domain/photo/photo-rules.ts';
import { AppError } from '../../graphql/errors.ts';

/** The bytes are no acceptable photo; the code is one of the photo worker's. */
export class PhotoRefusedError extends AppError {
  constructor(code: PhotoRefusal) {
    super(code);
  }
}

/** The account has uploaded too much that nothing uses yet. */
export class UploadQuotaError extends AppError {
  constructor() {
    super('upload_quota_reached');
  }
}

/** The received bytes do not match the announced ones. The upload is deleted. */
export class HashMismatchError extends AppError {
  constructor() {
    super('hash_mismatch');
  }
}

/** The upload does not exist (any more); the client has to announce it again. */
export class UploadNotFoundError extends AppError {
  constructor() {
    super('upload_not_found');
  }
}
