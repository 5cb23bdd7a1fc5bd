import { QueryClient } from '@tanstack/react-query';

/** Importing any of the router and query libraries loads all of them: they are one file (vite.config.ts). */
export const anyQuery = QueryClient;
