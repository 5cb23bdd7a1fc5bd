import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  boards: { who: 'user', owner: true },
  /** Anybody with the key can view the board. */
  sharedBoard: { who: 'anyone' },
  createBoard: { who: 'user' },
  updateBoard: { who: 'user', owner: true },
  deleteBoard: { who: 'user', owner: true },
  addToBoard: { who: 'user', owner: true },
  removeFromBoard: { who: 'user', owner: true },
} satisfies Policy;
