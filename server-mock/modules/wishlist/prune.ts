import { promises } from '#domain/promises/promises.ts';
import { daysAgo, inBatches, type Prune } from '../../prune.ts';

/** Deletes the wishlists of visitors to which nothing was added for a year. */
export const pruneWishlists: Prune = async (deps) => {
  const { db } = deps;
  const before = daysAgo(deps, promises.retention.wishlistDays);
  await inBatches((limit) =>
    db
      .deleteFrom('wishlists')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('wishlists')
          .select('id')
          .where('created_at', '<', before)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('wishlist_items')
                  .select('wishlist_items.product_id')
                  .whereRef('wishlist_items.wishlist_id', '=', 'wishlists.id')
                  .where('wishlist_items.added_at', '>=', before),
              ),
            ),
          )
          .limit(limit),
      )
      .returning('id')
      .execute(),
  );
};
