import { QueryClient } from '@tanstack/react-query';

/** Any of the libraries of routes and queries brings them all: they are one file (vite.config.ts). */
export const anyQuery = QueryClient;
