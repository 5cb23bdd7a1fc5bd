import { Subject } from 'rxjs';

/** Any of the other libraries brings them all: they are one file (vite.config.ts). */
export const anyLibrary = Subject;
