import { BehaviorSubject } from 'rxjs';
import { countTiles, type PhotoCounts } from './photo-tiles.ts';

/**
 * What publishing needs of the photos of a form, without being rendered with each of their changes. The counts are those
 * of the photos as they are, not as they were rendered.
 */
export class PhotosToPublish {
  readonly counts$ = new BehaviorSubject<PhotoCounts>(countTiles([]));
  #settle: () => Promise<void> = () => Promise.resolve();

  setSettle(settle: () => Promise<void>): void {
    this.#settle = settle;
  }

  /** Carries out the removals that were not undone. */
  settle(): Promise<void> {
    return this.#settle();
  }
}
