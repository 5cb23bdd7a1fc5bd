import { createContext } from 'react';

export interface CardPhoto {
  readonly key: string;
  readonly color: string;
}

/** Loads all photos of a product, the first one first, by its id. Rejects when the server cannot be reached. */
export type LoadCardPhotos = (uuid: string) => Promise<readonly CardPhoto[]>;

/** A tile has its first photo alone: the others of a whole list would take a fifth of its answer. */
export const LoadCardPhotosContext = createContext<LoadCardPhotos>(() => Promise.resolve([]));
