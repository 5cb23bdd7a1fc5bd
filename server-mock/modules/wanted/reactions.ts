import { eurosOf } from '#domain/money/cents.ts';
import type { CommandScope } from '../../command.ts';
import type { Reaction } from '../../process/reactions.ts';
import { announcements } from '../catalog/events.ts';
import { loadProduct } from '../catalog/store.ts';
import { wantedCreated, wantedMatched } from './events.ts';
import { itemsWishing, piecesWished } from './match-pieces.ts';
import { wantedMail } from './wanted-mail.ts';

/** Notes a match, once however often the piece is published; true when it is a new one. */
async function note(
  { tx, now }: CommandScope,
  itemId: string,
  productId: string,
  rank = 0,
): Promise<boolean> {
  const noted = await tx
    .insertInto('wanted_matches')
    .values({ item_id: itemId, product_id: productId, matched_at: now, rank })
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** A new piece is held against everything that people look for. */
const matchNewPiece: Reaction = {
  name: 'wanted.match_new_piece',
  on: announcements.announce_published,
  inside: async (scope, { payload }) => {
    const productId = String(payload.productId);
    for (const itemId of await itemsWishing(scope.tx, productId)) {
      if (await note(scope, itemId, productId)) await scope.emit(wantedMatched, { itemId, productId });
    }
  },
};

/** What is for sale already is shown with a new item; nobody is mailed about it, they are looking at it. */
const matchNewItem: Reaction = {
  name: 'wanted.match_new_item',
  on: wantedCreated,
  inside: async (scope, { payload }) => {
    const itemId = String(payload.itemId);
    for (const [rank, productId] of (await piecesWished(scope.tx, itemId)).entries()) {
      await note(scope, itemId, productId, rank);
    }
  },
};

/** The owner hears of a match by mail, unless the search or the piece ended meanwhile. */
const mailTheOwner: Reaction = {
  name: 'wanted.mail_the_owner',
  on: wantedMatched,
  outside: async ({ id, payload }, { db, mail, config }) => {
    const item = await db
      .selectFrom('wanted_items')
      .innerJoin('users', 'users.id', 'wanted_items.user_id')
      .where('wanted_items.id', '=', String(payload.itemId))
      .where('wanted_items.status', '=', 'ONGOING')
      .where('users.is_active', '=', true)
      .select(['wanted_items.id', 'wanted_items.title', 'wanted_items.locale', 'users.email'])
      .executeTakeFirst();
    const view = await loadProduct(db, String(payload.productId));
    if (item === undefined || view === undefined) return;
    const { status, inventory, slug, title, price_cents } = view.product;
    if (status !== 'PUBLISHED' || inventory <= 0) return;
    const translated = view.translations.find(({ language }) => language === item.locale)?.title ?? title;
    const address = (path: string) => new URL(path, config.publicUrl).href;
    const found = {
      wanted: item.title,
      title: translated,
      price: eurosOf(price_cents ?? 0),
      address: address(`/products/${slug}`),
      itemAddress: address(`/account/zoekopdrachten/${item.id}`),
    };
    await mail.send({ to: item.email, cause: id, ...wantedMail(found, item.locale) });
  },
};

export const wantedReactions: readonly Reaction[] = [matchNewPiece, matchNewItem, mailTheOwner];
