import { BehaviorSubject } from 'rxjs';
import { isPhotoRefusal, originalBytesLimit, type PhotoRefusal } from '#domain/photo/photo-rules.ts';
import type { SinglePhoto } from './single-photo.ts';
import type { PhotoUpload, UploadOutcome } from './upload-photo.ts';

/** `waiting`: prepared, and sent as soon as there is a network; `failed` can be retried. */
export type UploadState = 'preparing' | 'waiting' | 'sending' | 'done' | 'failed';

/** A photo that is on the server. */
export interface SentPhoto {
  readonly name: string;
  readonly mediaKey: string;
  /** The photo that it was made from. */
  readonly source?: Omit<SentPhoto, 'source'> | undefined;
}

export interface UploadingPhoto {
  readonly id: string;
  readonly name: string;
  readonly state: UploadState;
  /** 0 to 1 of the current step. */
  readonly progress: number;
  /** The server's key; null until the server has the photo. */
  readonly mediaKey: string | null;
  /** An object URL of this page; null for a photo that an earlier page sent. */
  readonly preview: string | null;
  /** The photo that it was made from; absent when there is none. */
  readonly source?: SentPhoto['source'];
}

/** A chosen file that was refused. `twice`: the form already has the same picture. */
export interface RefusedPhoto {
  readonly id: string;
  readonly name: string;
  readonly reason: PhotoRefusal | 'twice';
}

export interface PhotoUploadsParts {
  /** Maximum number of photos in the form. */
  readonly max: number;
  readonly prepare: (
    file: Blob,
    onProgress: (progress: number) => void,
    signal: AbortSignal,
  ) => Promise<SinglePhoto>;
  readonly send: (
    upload: PhotoUpload,
    onProgress: (progress: number) => void,
    signal: AbortSignal,
  ) => Promise<UploadOutcome>;
  readonly isOnline: () => boolean;
  readonly newId: () => string;
  /** Creates an object URL for a picture; `forget` revokes it. */
  readonly address: (picture: Blob) => string;
  readonly forget: (address: string) => void;
}

interface StoredUpload {
  readonly file: File;
  upload: PhotoUpload | null;
  /** Replaced when the work is stopped, because it can be retried. */
  ending: AbortController;
  /** The photo that it replaces, which is restored if this one is refused; null once this one is sent. */
  replaced: UploadingPhoto | null;
}

/**
 * The photos of a form: each is prepared and then sent, one after another, with its progress. Photos on the server
 * are identified by their key alone, so that they survive a reload.
 */
export class PhotoUploads {
  readonly photos$: BehaviorSubject<readonly UploadingPhoto[]>;
  readonly refused$ = new BehaviorSubject<readonly RefusedPhoto[]>([]);
  private readonly uploads = new Map<string, StoredUpload>();
  private readonly parts: PhotoUploadsParts;
  private last: Promise<void> = Promise.resolve();

  constructor(parts: PhotoUploadsParts, sent: readonly SentPhoto[]) {
    this.parts = parts;
    this.photos$ = new BehaviorSubject<readonly UploadingPhoto[]>(
      sent.map((photo) => ({ ...photo, id: parts.newId(), state: 'done', progress: 1, preview: null })),
    );
  }

  /** Adds files in order, up to the maximum of the form. */
  add(files: readonly File[]): void {
    for (const file of files) {
      const id = this.parts.newId();
      if (this.photos$.value.length >= this.parts.max) this.refuse(id, file.name, 'too_many_photos');
      else if (file.size > originalBytesLimit) this.refuse(id, file.name, 'too_large');
      else {
        this.photos$.next([...this.photos$.value, this.begin(id, file, null)]);
        this.enqueue(id);
      }
    }
  }

  private begin(id: string, file: File, replaced: StoredUpload['replaced']): UploadingPhoto {
    this.uploads.set(id, { file, upload: null, ending: new AbortController(), replaced });
    return { id, name: file.name, state: 'preparing', progress: 0, mediaKey: null, preview: null };
  }

  remove(id: string): void {
    const photo = this.find(id);
    this.photos$.next(this.photos$.value.filter((one) => one.id !== id));
    if (photo !== undefined) this.letGo(photo);
  }

  /** Aborts the work on a removed photo and on those that it replaced, and revokes their object URLs. */
  private letGo({ id, preview }: UploadingPhoto): void {
    const stored = this.uploads.get(id);
    stored?.ending.abort();
    this.uploads.delete(id);
    if (preview !== null) this.parts.forget(preview);
    if (stored !== undefined && stored.replaced !== null) this.letGo(stored.replaced);
  }

  /** Removes a photo and returns the function that undoes it. A photo that was not sent yet starts again. */
  takeOut(id: string): () => void {
    const photo = this.find(id);
    const at = this.photos$.value.findIndex((one) => one.id === id);
    const file = this.uploads.get(id)?.file;
    this.remove(id);
    return () => {
      if (photo?.state === 'done' && this.photos$.value.length < this.parts.max)
        // The object URL of its preview is revoked, so the picture on the server is shown instead.
        this.photos$.next(this.photos$.value.toSpliced(at, 0, { ...photo, preview: null }));
      else if (file !== undefined) {
        this.add([file]);
        const added = this.photos$.value.at(-1);
        if (added?.name === file.name) this.move(added.id, at);
      }
    };
  }

  /**
   * Replaces a photo by a file; the photo is restored if the file is refused. The server's key of the old photo is
   * stored for `restore`.
   */
  exchange(id: string, file: File): void {
    const before = this.find(id);
    if (before === undefined) return;
    const newId = this.parts.newId();
    if (file.size > originalBytesLimit) {
      this.refuse(newId, file.name, 'too_large');
      return;
    }
    const { name, mediaKey } = before;
    const fresh = this.begin(newId, file, before);
    // A photo that the server never got was itself made from the one before.
    const source = mediaKey === null ? before.source : { name, mediaKey };
    this.put(id, { ...fresh, ...(source !== undefined && { source }) });
    this.enqueue(newId);
  }

  /** Restores the photo that a photo was made from. */
  restore(id: string): void {
    const made = this.find(id);
    if (made?.source === undefined) return;
    const { name, mediaKey } = made.source;
    this.put(id, { id: this.parts.newId(), name, mediaKey, state: 'done', progress: 1, preview: null });
    this.letGo(made);
  }

  private put(id: string, photo: UploadingPhoto): void {
    this.photos$.next(this.photos$.value.map((one) => (one.id === id ? photo : one)));
  }

  /** Moves a photo to a position; the first one is 0. */
  move(id: string, toIndex: number): void {
    const moved = this.find(id);
    if (moved === undefined) return;
    const others = this.photos$.value.filter((photo) => photo !== moved);
    this.photos$.next(others.toSpliced(toIndex, 0, moved));
  }

  /** Stops the work on a photo, which can be retried. */
  stop(id: string): void {
    const stored = this.uploads.get(id);
    if (stored === undefined || this.find(id)?.state === 'done') return;
    stored.ending.abort();
    stored.ending = new AbortController();
    this.change(id, { state: 'failed', progress: 0 });
  }

  dismiss(id: string): void {
    this.refused$.next(this.refused$.value.filter((photo) => photo.id !== id));
  }

  retry(id: string): void {
    this.change(id, { state: this.uploads.get(id)?.upload === null ? 'preparing' : 'waiting', progress: 0 });
    this.enqueue(id);
  }

  /** Sends the photos that waited for the network. */
  sendWaiting(): void {
    for (const { id, state } of this.photos$.value) if (state === 'waiting') this.enqueue(id);
  }

  /** Resolves once no work is in progress. */
  async settled(): Promise<void> {
    for (let seen: Promise<void> | null = null; seen !== this.last; ) {
      seen = this.last;
      await seen;
    }
  }

  close(): void {
    for (const { id } of this.photos$.value) this.remove(id);
  }

  private enqueue(id: string): void {
    this.last = this.last.then(() => this.advance(id));
  }

  /** Prepares and sends one photo; does nothing if it was removed or stopped meanwhile. */
  private async advance(id: string): Promise<void> {
    const stored = this.uploads.get(id);
    if (stored === undefined || this.find(id)?.state === 'failed') return;
    const { signal } = stored.ending;
    try {
      if (stored.upload === null && !(await this.prepare(id, stored, signal))) return;
      if (stored.upload !== null && this.find(id)?.state !== 'done')
        await this.send(id, stored.upload, signal);
    } catch {
      // Has no effect if the photo was removed. A stopped one may already be waiting for its retry.
      if (!signal.aborted) this.change(id, { state: 'failed' });
    }
  }

  private async prepare(id: string, stored: StoredUpload, signal: AbortSignal): Promise<boolean> {
    const onProgress = (progress: number) => this.change(id, { progress });
    const answer = await this.parts.prepare(stored.file, onProgress, signal);
    if (this.find(id) === undefined || signal.aborted) return false;
    if (answer.kind === 'refused') {
      this.refuse(id, stored.file.name, answer.reason);
      return false;
    }
    const { blob, hash } = answer;
    const others = this.photos$.value.filter((photo) => photo.id !== id);
    if (others.some((other) => (this.uploads.get(other.id)?.upload?.hash ?? other.mediaKey) === hash)) {
      this.refuse(id, stored.file.name, 'twice');
      return false;
    }
    stored.upload = { blob, hash, name: stored.file.name };
    this.change(id, { state: 'waiting', progress: 0, preview: this.parts.address(answer.preview) });
    return true;
  }

  private async send(id: string, upload: PhotoUpload, signal: AbortSignal): Promise<void> {
    if (!this.parts.isOnline()) {
      this.change(id, { state: 'waiting', progress: 0 });
      return;
    }
    this.change(id, { state: 'sending', progress: 0 });
    const outcome = await this.parts.send(upload, (progress) => this.change(id, { progress }), signal);
    if (outcome.kind === 'done') {
      this.change(id, { state: 'done', progress: 1, mediaKey: outcome.mediaKey });
      this.forgetReplaced(id);
    } else if (outcome.kind === 'again' && outcome.reason === 'network') {
      this.change(id, { state: this.parts.isOnline() ? 'failed' : 'waiting', progress: 0 });
    } else if (outcome.kind === 'refused' && isPhotoRefusal(outcome.reason)) {
      this.refuse(id, upload.name, outcome.reason);
    } else this.change(id, { state: 'failed', progress: 0 });
  }

  private forgetReplaced(id: string): void {
    const stored = this.uploads.get(id);
    if (stored === undefined || stored.replaced === null) return;
    const { replaced } = stored;
    stored.replaced = null;
    this.letGo(replaced);
  }

  private refuse(id: string, name: string, reason: RefusedPhoto['reason']): void {
    const stored = this.uploads.get(id);
    const replaced = stored?.replaced ?? null;
    const photo = this.find(id);
    if (stored === undefined || photo === undefined || replaced === null) this.remove(id);
    else {
      stored.replaced = null;
      this.put(id, replaced);
      this.letGo(photo);
      if (replaced.state !== 'done') this.enqueue(replaced.id);
    }
    this.refused$.next([...this.refused$.value, { id, name, reason }]);
  }

  private find(id: string): UploadingPhoto | undefined {
    return this.photos$.value.find((photo) => photo.id === id);
  }

  private change(id: string, change: Partial<UploadingPhoto>): void {
    this.photos$.next(this.photos$.value.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)));
  }
}
