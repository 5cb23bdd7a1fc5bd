import { Subject } from 'rxjs';

/** Importing any of the remaining libraries loads all of them: they are one file (vite.config.ts). */
export const anyLibrary = Subject;
