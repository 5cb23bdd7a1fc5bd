import './error-types.ts';
// One line per module, in the order of the alphabet.
import '../modules/addresses/schema.ts';
import '../modules/auth/schema.ts';
import '../modules/bids/schema.ts';
import '../modules/boards/schema.ts';
import '../modules/carts/schema.ts';
import '../modules/catalog/schema.ts';
import '../modules/chats/schema.ts';
import '../modules/consent/schema.ts';
import '../modules/content/schema.ts';
import '../modules/dashboard/schema.ts';
import '../modules/delivery/schema.ts';
import '../modules/events/schema.ts';
import '../modules/media/schema.ts';
import '../modules/newsletter/schema.ts';
import '../modules/notifications/schema.ts';
import '../modules/orders/schema.ts';
import '../modules/payments/schema.ts';
import '../modules/push/schema.ts';
import '../modules/questions/schema.ts';
import '../modules/reports/schema.ts';
import '../modules/sellers/schema.ts';
import '../modules/staff/schema.ts';
import '../modules/staff-desk/schema.ts';
import '../modules/suggestions/schema.ts';
import '../modules/sync/schema.ts';
import '../modules/transports/schema.ts';
import '../modules/privacy/schema.ts';
import '../modules/wanted/schema.ts';
import '../modules/watches/schema.ts';
import '../modules/wishlist/schema.ts';
import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';

/** The whole GraphQL schema, built from the modules' `schema.ts`. */
export const schema: GraphQLSchema = builder.toSchema({ sortSchema: true });
