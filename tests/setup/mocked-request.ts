import { type Mock, vi } from 'vitest';

/** In the place of the client's way to the server; a test file puts it there by `vi.mock`. */
export const request: Mock = vi.fn();
