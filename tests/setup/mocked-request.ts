import { type Mock, vi } from 'vitest';

/** Replaces the client's `request`; test files install it with `vi.mock`. */
export const request: Mock = vi.fn();
