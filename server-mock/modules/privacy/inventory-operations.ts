import { sql } from 'kysely';
import { anyOf, ofSeller, ofUser, type TableInventory, within } from './table-inventory.ts';

type OperationsTables =
  | 'command_log'
  | 'event_outbox'
  | 'handled_events'
  | 'deadlines'
  | 'mail_outbox'
  | 'app_meta'
  | 'catalog_head'
  | 'catalog_changes'
  | 'listing_contents'
  | 'listing_content_images'
  | 'listing_faqs'
  | 'product_edits'
  | 'product_reviews'
  | 'review_settings'
  | 'text_settings';

/** Every text in the payload of an event, at any depth; the expression of the index `event_outbox_texts`. */
const payloadTexts = sql`jsonb_path_query_array(payload, 'strict $.** ? (@.type() == "string")')`;

/** Operational tables of the server that personal data passes through. */
export const operationsInventory: Pick<TableInventory, OperationsTables> = {
  // Responses are stored so that a repeated call gets the same one; they may contain what the person wrote.
  command_log: {
    rows: ({ userId }) => sql<boolean>`owner = ${userId}`,
    columns: {
      ...{ owner: 'plain', command_id: 'plain', name: 'plain', body_hash: 'plain', answer: 'secret' },
      created_at: 'plain',
    },
    erase: 'delete',
  },
  event_outbox: {
    // Whole values only: one address may be the end of another.
    rows: ({ userId, email }) => sql<boolean>`${payloadTexts} ?| array[${userId}, ${email}]`,
    columns: {
      ...{ id: 'plain', position: 'plain', type: 'plain', payload: 'secret', created_at: 'plain' },
      ...{ done_at: 'plain', attempts: 'plain', next_attempt_at: 'plain', last_error: 'secret' },
      leased_until: 'plain',
    },
    erase: 'delete',
  },
  handled_events: { rows: null, columns: { event_id: 'plain', handler: 'plain', done_at: 'plain' } },
  deadlines: {
    rows: null,
    columns: {
      ...{ id: 'plain', kind: 'plain', subject_id: 'plain', due_at: 'plain', attempts: 'plain' },
      last_error: 'plain',
    },
  },
  mail_outbox: {
    rows: ({ email }) => sql<boolean>`(lower(recipient) = ${email} or lower(reply_to) = ${email})`,
    columns: {
      ...{ id: 'plain', recipient: 'personal', reply_to: 'personal', subject: 'personal', body: 'personal' },
      ...{ html: 'secret', message_id: 'plain', created_at: 'personal' },
    },
    erase: 'delete',
  },
  app_meta: { rows: null, columns: { key: 'plain', value: 'plain' } },
  catalog_head: { rows: null, columns: { one: 'plain', n: 'plain' } },
  catalog_changes: { rows: null, columns: { product_id: 'plain', n: 'plain' } },
  // Texts of the shop about its product lists; only the audit log records who wrote them.
  listing_contents: {
    rows: null,
    columns: {
      ...{ id: 'plain', url: 'plain', language: 'plain', title: 'plain', content: 'plain', intro: 'plain' },
      ...{ created_at: 'plain', updated_at: 'plain' },
    },
  },
  listing_content_images: {
    rows: null,
    columns: { content_id: 'plain', index: 'plain', key: 'plain', alt: 'plain' },
  },
  listing_faqs: {
    rows: null,
    columns: { id: 'plain', content_id: 'plain', position: 'plain', question: 'plain', answer: 'plain' },
  },
  // About the seller, whose texts are in the reviewed facts, and about the reviewer.
  product_reviews: {
    rows: (person) =>
      anyOf('product_reviews', [
        ofUser('reviewer_id')(person),
        within('product_id', 'products', ofSeller())(person),
      ]),
    columns: {
      ...{ id: 'plain', product_id: 'kept', reviewer_id: 'secret', at: 'kept', decision: 'kept' },
      ...{ changes: 'kept', rejection_reason: 'kept', words: 'kept', facts: 'personal' },
    },
    erase: {
      reason:
        'why a product was or was not allowed must stay readable; who decided is in the audit log alone',
      blank: () => ({ reviewer_id: null, facts: JSON.stringify({ fields: {}, photos: [] }) }),
    },
  },
  review_settings: {
    rows: null,
    columns: { id: 'plain', first_product_only: 'plain', updated_at: 'plain' },
  },
  product_edits: {
    rows: ofUser('editor_id'),
    columns: { id: 'plain', product_id: 'kept', editor_id: 'personal', at: 'kept', changes: 'kept' },
    erase: {
      reason: 'what was changed about a product must stay readable; who did it is in the audit log alone',
      blank: () => ({ editor_id: null }),
    },
  },
  text_settings: {
    rows: null,
    columns: {
      ...{ kind: 'plain', instructions: 'plain', model: 'plain', temperature: 'plain' },
      updated_at: 'plain',
    },
  },
};
