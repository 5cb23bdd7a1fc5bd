/** Cuts the main object of a photo out of its surroundings. */
export interface BackgroundRemover {
  /**
   * Makes everything but the main object of the photo transparent: a WebP with the same aspect ratio, within 1024 x
   * 1024. `jpeg` is an upright sRGB JPEG. Rejects with BackgroundFailure, or with any reason once `signal` has
   * aborted.
   */
  remove(jpeg: Buffer, signal?: AbortSignal): Promise<Buffer>;
}

/** `no_subject`: nothing stands out from the background. `busy`: too many photos are waiting. */
export type BackgroundTrouble = 'no_subject' | 'busy' | 'failed';

/** The background could not be removed; the message contains neither a key nor image data. */
export class BackgroundFailure extends Error {
  readonly trouble: BackgroundTrouble;

  constructor(trouble: BackgroundTrouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}
