/** Cuts the main object of a photo out of its surroundings. */
export interface BackgroundRemover {
  /**
   * The photo with everything but its main object transparent: a WebP of the same frame, within 1024 x 1024.
   * `jpeg` is an upright sRGB JPEG. Rejects with BackgroundFailure, and with anything once `signal` says that nobody
   * waits for the answer any more.
   */
  remove(jpeg: Buffer, signal?: AbortSignal): Promise<Buffer>;
}

/** `no_subject`: nothing stands out from the background. `busy`: too many photos wait already. */
export type BackgroundTrouble = 'no_subject' | 'busy' | 'failed';

/** There is no cut-out; the message names neither a key nor anything of the photo. */
export class BackgroundFailure extends Error {
  readonly trouble: BackgroundTrouble;

  constructor(trouble: BackgroundTrouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}
