import { type RawBuilder, sql } from 'kysely';
import {
  anyOf,
  ofSeller,
  ofUser,
  ofUserOrEmail,
  type Person,
  type TableInventory,
  uuid,
} from './table-inventory.ts';

/** Reviews about a person that are published; an export never reveals one that is not. */
const about = (person: Person): readonly RawBuilder<boolean>[] => [
  sql<boolean>`state = 'PUBLISHED' and author = 'BUYER' and ${ofSeller()(person)}`,
  sql<boolean>`state = 'PUBLISHED' and author = 'SELLER' and order_product_id in (
    select order_products.id from order_products join orders on orders.id = order_products.order_id
    where ${ofUserOrEmail('orders.email')(person)})`,
];

/** The reviews of both sides of a sale. */
export const reviewInventory: Pick<TableInventory, 'reviews'> = {
  reviews: {
    rows: (person) => anyOf('reviews', [ofUser('author_id')(person), ...about(person)]),
    columns: {
      ...{ id: 'plain', order_product_id: 'kept', seller_id: 'kept', author: 'kept', author_id: 'secret' },
      ...{ state: 'kept', name: 'personal', stars: 'kept', feedback: 'kept', feedback_platform: 'kept' },
      ...{ delivery_time: 'kept', item_condition: 'kept', item_description: 'kept', item_wrapping: 'kept' },
      ...{ seller_communication: 'kept', platform_service: 'kept', submitted_at: 'kept' },
      ...{ published_at: 'kept', edited_at: 'kept', reply: 'kept', replied_at: 'kept' },
    },
    erase: {
      reason: 'the subject of a review needs it; without its author it is anonymous',
      blank: ({ userId }) => ({
        name: sql`case when author_id = ${uuid(userId)} then '' else name end`,
        author_id: sql`case when author_id = ${uuid(userId)} then null else author_id end`,
      }),
    },
  },
};
