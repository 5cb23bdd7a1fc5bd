import { QueryClient } from '@tanstack/react-query';

/** Any of the libraries brings them all: they are one file (vite.config.ts). */
export const anyLibrary = QueryClient;
