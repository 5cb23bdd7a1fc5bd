import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { wishlistMessages } from './messages.ts';
import { policy } from './policy.ts';
import { pruneWishlists } from './prune.ts';

export const wishlistModule: ServerModule = {
  name: 'wishlist',
  policy,
  messages: wishlistMessages,
  prune: pruneWishlists,
};
