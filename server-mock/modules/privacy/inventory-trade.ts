import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { erasedEmail } from '#domain/account/erased-email.ts';
import { ofSeller, ofUser, ofUserOrEmail, type TableInventory, within } from './table-inventory.ts';

type TradeTables =
  | 'boards'
  | 'board_items'
  | 'carts'
  | 'cart_lines'
  | 'joined_carts'
  | 'cart_discounts'
  | 'gift_cards'
  | 'bids'
  | 'questions'
  | 'wanted_items'
  | 'wanted_images'
  | 'wanted_matches'
  | 'sale_suggestions'
  | 'seller_transport'
  | 'wishlists'
  | 'wishlist_items'
  | 'product_watches'
  | 'seller_follows'
  | 'viewed_products'
  | 'products'
  | 'product_images'
  | 'product_translations'
  | 'product_price_changes'
  | 'product_view_days'
  | 'search_counts'
  | 'search_misses'
  | 'hidden_listings'
  | 'product_removals';

/** Wishlists that visitors saved under the person's email address. */
const ownWishlists = ({ email }: { readonly email: string }) => sql<boolean>`lower(email) = ${email}`;

/** What people save, look for, offer and sell. */
export const tradeInventory: Pick<TableInventory, TradeTables> = {
  boards: {
    rows: ofUser(),
    columns: {
      ...{ id: 'plain', user_id: 'plain', title: 'personal', share_key: 'secret', created_at: 'personal' },
      updated_at: 'personal',
    },
    erase: 'delete',
  },
  board_items: {
    rows: within('board_id', 'boards', ofUser()),
    columns: { board_id: 'personal', product_id: 'personal', position: 'plain' },
    erase: 'delete',
  },
  carts: {
    rows: ofUser(),
    columns: {
      ...{ id: 'plain', user_id: 'plain', status: 'personal', shipping_address: 'personal' },
      ...{ billing_address: 'personal', created_at: 'personal', updated_at: 'personal' },
      ...{ bid_id: 'personal', offer_until: 'plain', reserves_product: 'plain' },
      stands_beside: 'plain',
      ...{ mp_session_id: 'personal', mp_device_id: 'personal' },
    },
    erase: 'delete',
  },
  joined_carts: {
    rows: within('cart_id', 'carts', ofUser()),
    columns: { id: 'plain', cart_id: 'plain' },
    erase: 'delete',
  },
  cart_lines: {
    rows: within('cart_id', 'carts', ofUser()),
    columns: {
      ...{ id: 'plain', cart_id: 'personal', product_id: 'personal', quantity: 'personal' },
      ...{ position: 'plain', delivery_method_id: 'personal', agreed_price_cents: 'personal' },
      ...{ frozen_price_cents: 'personal', frozen_delivery_cents: 'personal' },
      frozen_discount_cents: 'personal',
    },
    erase: 'delete',
  },
  cart_discounts: {
    rows: within('cart_id', 'carts', ofUser()),
    columns: {
      ...{ cart_id: 'personal', usage: 'personal', source_id: 'plain', code: 'personal', source: 'plain' },
      ...{ type: 'plain', value: 'plain', minimal_order_value_cents: 'plain' },
    },
    erase: 'delete',
  },
  // Whoever holds the code can spend the money: a gift card belongs to nobody by name.
  gift_cards: {
    rows: null,
    columns: {
      id: 'plain',
      code: 'plain',
      initial_cents: 'plain',
      created_at: 'plain',
      valid_until: 'plain',
    },
  },
  bids: {
    rows: ofUserOrEmail(),
    columns: {
      ...{ id: 'kept', product_id: 'kept', seller_id: 'plain', user_id: 'kept', email: 'personal' },
      ...{ amount_cents: 'kept', counterbid_cents: 'kept', status: 'kept', seller_responded_at: 'kept' },
      ...{ created_at: 'kept', modified_at: 'kept', expires_at: 'kept', paid_at: 'kept' },
      ...{ closed_reason: 'kept', locale: 'kept', confirmed_at: 'kept' },
    },
    erase: {
      reason: 'the seller’s list of offers keeps its figures',
      blank: () => ({ email: erasedEmail(randomUUID()) }),
    },
  },
  questions: {
    rows: ofUserOrEmail(),
    columns: {
      ...{ id: 'plain', product_id: 'personal', user_id: 'plain', kind: 'personal', name: 'personal' },
      ...{ email: 'personal', message: 'personal', days: 'personal', created_at: 'personal' },
    },
    erase: 'delete',
  },
  wanted_items: {
    rows: ofUser(),
    columns: {
      ...{ id: 'plain', user_id: 'plain', title: 'personal', description: 'personal' },
      ...{ budget_cents: 'personal', category: 'personal', width_lower: 'personal', width_upper: 'personal' },
      ...{ height_lower: 'personal', height_upper: 'personal', depth_lower: 'personal' },
      ...{ depth_upper: 'personal', diameter_lower: 'personal', diameter_upper: 'personal' },
      ...{ locale: 'personal', status: 'personal', created_at: 'personal', updated_at: 'personal' },
    },
    erase: 'delete',
  },
  wanted_images: {
    rows: within('item_id', 'wanted_items', ofUser()),
    columns: {
      ...{ item_id: 'personal', position: 'plain', key: 'personal', width: 'plain', height: 'plain' },
      color: 'plain',
    },
    erase: 'delete',
  },
  wanted_matches: {
    rows: within('item_id', 'wanted_items', ofUser()),
    columns: { item_id: 'personal', product_id: 'personal', matched_at: 'personal', rank: 'plain' },
    erase: 'delete',
  },
  wishlists: {
    rows: ownWishlists,
    columns: { id: 'plain', email: 'personal', redirect_url: 'plain', created_at: 'personal' },
    erase: 'delete',
  },
  wishlist_items: {
    rows: within('wishlist_id', 'wishlists', ownWishlists),
    columns: { wishlist_id: 'personal', product_id: 'personal', added_at: 'personal', position: 'plain' },
    erase: 'delete',
  },
  product_watches: {
    rows: ofUser(),
    columns: { user_id: 'plain', product_id: 'personal', created_at: 'personal' },
    erase: 'delete',
  },
  seller_follows: {
    rows: ofUser(),
    columns: { user_id: 'plain', seller_id: 'personal', created_at: 'personal' },
    erase: 'delete',
  },
  viewed_products: {
    rows: ofUser(),
    columns: { user_id: 'plain', product_id: 'personal', viewed_at: 'personal' },
    erase: 'delete',
  },
  products: {
    rows: ofSeller(),
    columns: {
      ...{ id: 'kept', slug: 'kept', seller_id: 'kept', status: 'kept', title: 'kept' },
      ...{ description: 'personal', brand: 'kept', product_type: 'kept', main_category: 'kept' },
      ...{ sub_category: 'kept', category: 'kept', colors: 'kept', materials: 'kept', styles: 'kept' },
      ...{ collections: 'kept', time_period: 'kept', product_state: 'kept', second_chance_type: 'kept' },
      ...{ width: 'kept', height: 'kept', depth: 'kept', diameter: 'kept', inventory: 'kept' },
      ...{
        raw_price_cents: 'kept',
        price_cents: 'kept',
        compare_price_cents: 'kept',
        lowest_before_cents: 'plain',
        shown_compare_cents: 'plain',
        margin_ppm: 'kept',
      },
      ...{ is_set: 'kept', seller_product_id: 'personal', weight_category: 'kept', attributes: 'kept' },
      ...{ editorial_description: 'plain', editorial_source: 'plain' },
      ...{ requested_changes: 'kept', scrape_url: 'personal' },
      ...{ original_price_cents: 'kept', decade: 'kept', city: 'personal', province: 'kept' },
      ...{ country: 'kept', latitude: 'personal', longitude: 'personal', co2_saved_grams: 'plain' },
      ...{ highlight_type: 'plain', mood_image_key: 'plain', view_count: 'kept' },
      ...{
        publication_date: 'kept',
        submitted_at: 'kept',
        sold_at: 'kept',
        created_at: 'kept',
        updated_at: 'kept',
      },
    },
    erase: {
      reason: 'who bought or bid on a product must still see which one it was',
      blank: () => ({
        ...{ description: '–', seller_product_id: '', scrape_url: null, city: '' },
        ...{ latitude: null, longitude: null },
      }),
    },
  },
  product_images: {
    rows: within('product_id', 'products', ofSeller()),
    columns: {
      ...{ product_id: 'personal', position: 'plain', key: 'personal', width: 'plain', height: 'plain' },
      color: 'plain',
    },
    erase: 'delete',
  },
  product_translations: {
    rows: within('product_id', 'products', ofSeller()),
    columns: {
      ...{ product_id: 'personal', language: 'personal', title: 'personal', description: 'personal' },
      editorial_description: 'plain',
    },
    erase: 'delete',
  },
  product_price_changes: {
    rows: within('product_id', 'products', ofSeller()),
    columns: { id: 'plain', product_id: 'kept', price_cents: 'kept', changed_at: 'kept' },
    erase: { reason: 'prices of what was sold', blank: () => ({}) },
  },
  product_view_days: {
    rows: within('product_id', 'products', ofSeller()),
    columns: { product_id: 'kept', day: 'kept', views: 'kept' },
    erase: { reason: 'counts of nobody in particular', blank: () => ({}) },
  },
  seller_transport: {
    rows: ofSeller(),
    columns: { seller_id: 'plain', type: 'personal', price_cents: 'personal' },
    erase: 'delete',
  },
  sale_suggestions: {
    rows: ofSeller(),
    columns: {
      ...{ id: 'plain', product_id: 'personal', seller_id: 'plain', type: 'personal', status: 'personal' },
      ...{ step: 'personal', price_cents: 'personal', suggested_price_cents: 'personal' },
      ...{ custom_price_cents: 'personal', view_count: 'personal', wishlist_count: 'personal' },
      ...{ days_online: 'personal', sold_prices: 'personal', error_code: 'personal' },
      ...{ created_at: 'personal', published_at: 'personal', responded_at: 'personal' },
      applied_at: 'personal',
    },
    erase: 'delete',
  },
  search_counts: { rows: null, columns: { day: 'plain', words: 'plain', count: 'plain' } },
  search_misses: { rows: null, columns: { day: 'plain', words: 'plain', count: 'plain' } },
  hidden_listings: {
    rows: ofSeller(),
    columns: { product_id: 'personal', seller_id: 'plain', was: 'personal', hidden_at: 'personal' },
    erase: 'delete',
  },
  product_removals: {
    rows: within('product_id', 'products', ofSeller()),
    columns: {
      ...{ id: 'plain', product_id: 'personal', reason: 'personal', explanation: 'personal' },
      ...{ removed_at: 'personal', removed_by: 'plain', report_id: 'plain', was_offline: 'plain' },
    },
    erase: 'delete',
  },
};
