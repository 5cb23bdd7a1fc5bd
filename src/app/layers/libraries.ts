// Any of the libraries brings them all: they are one file (vite.config.ts).
export { QueryClient } from '@tanstack/react-query';
