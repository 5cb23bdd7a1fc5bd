import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { erasedEmail } from '#domain/account/erased-email.ts';
import { endedPassword } from '../auth/public.ts';
import { ofSeller, ofUser, type TableInventory, uuid } from './table-inventory.ts';

type PeopleTables =
  | 'users'
  | 'auth_tokens'
  | 'one_time_links'
  | 'passkeys'
  | 'totp_factors'
  | 'recovery_codes'
  | 'sellers'
  | 'sync_heads'
  | 'sync_documents'
  | 'media'
  | 'uploads'
  | 'audit_log'
  | 'suspensions'
  | 'address_sessions'
  | 'cookie_consents'
  | 'logged_events'
  | 'notification_settings'
  | 'notification_digests'
  | 'notification_sends'
  | 'notification_part_readers'
  | 'notification_pauses'
  | 'subscriptions'
  | 'discount_codes';

/** Accounts, sellers, devices and what is stored for a person's devices. */
export const peopleInventory: Pick<TableInventory, PeopleTables> = {
  users: {
    rows: ofUser('id'),
    columns: {
      ...{ id: 'kept', email: 'personal', name: 'personal', password_hash: 'secret', is_active: 'kept' },
      ...{ is_staff: 'kept', seller_id: 'kept', wishlist_uuid: 'kept', accepts_marketing: 'kept' },
      ...{ pending_email: 'personal', locale: 'personal', is_locale_chosen: 'plain' },
      ...{ suspended_at: 'kept', created_at: 'kept' },
    },
    erase: {
      reason: 'ids in the books of the other party need a row to point at',
      blank: () => ({
        ...{
          email: erasedEmail(randomUUID()),
          name: '',
          password_hash: endedPassword,
          is_active: false,
          is_staff: false,
        },
        ...{ pending_email: null, locale: null, accepts_marketing: false },
      }),
    },
  },
  auth_tokens: {
    rows: ofUser(),
    columns: {
      ...{ id: 'plain', user_id: 'plain', token_hash: 'secret', created_at: 'personal' },
      ...{ last_used_at: 'personal', expires_at: 'plain', revoked_at: 'plain', device: 'personal' },
      second_factor: 'plain',
    },
    erase: 'delete',
  },
  one_time_links: {
    rows: ofUser(),
    columns: {
      ...{ id: 'plain', purpose: 'plain', user_id: 'plain', token_hash: 'secret', payload: 'secret' },
      ...{ created_at: 'plain', expires_at: 'plain', used_at: 'plain' },
    },
    erase: 'delete',
  },
  passkeys: {
    rows: ofUser(),
    columns: {
      ...{ id: 'plain', user_id: 'plain', credential_id: 'secret', public_key: 'secret', counter: 'plain' },
      ...{ transports: 'plain', name: 'personal', created_at: 'personal', last_used_at: 'personal' },
    },
    erase: 'delete',
  },
  totp_factors: {
    rows: ofUser(),
    columns: { user_id: 'plain', secret: 'secret', confirmed_at: 'personal', last_step: 'plain' },
    erase: 'delete',
  },
  recovery_codes: {
    rows: ofUser(),
    columns: { user_id: 'plain', code_hash: 'secret' },
    erase: 'delete',
  },
  sellers: {
    rows: ofSeller('id'),
    columns: {
      ...{ id: 'kept', name: 'personal', phone: 'personal', type: 'kept', can_publish: 'kept' },
      ...{ street: 'personal', house_number: 'personal', house_number_extension: 'personal' },
      ...{ postcode: 'personal', city: 'personal', province: 'kept', country: 'kept' },
      ...{ account_holder: 'personal', iban: 'personal', vat_number: 'personal', margin_ppm: 'kept' },
      ...{ contact_email: 'personal', registration_number: 'personal', self_certified_at: 'kept' },
      vat_scheme: 'personal',
      ...{ previous_iban: 'personal', previous_account_holder: 'personal', account_usable_from: 'kept' },
      ...{ margin_included_ppm: 'kept', transaction_fee_cents: 'kept', accept_pickup: 'kept' },
      ...{ accept_viewings: 'kept', accept_offers: 'kept', minimum_bid: 'kept', extra_info: 'personal' },
      ...{ image_key: 'personal', transport_timewindow: 'personal', created_at: 'kept' },
    },
    erase: {
      reason: 'sold products and reviews belong to a seller, whoever that was',
      blank: () => ({
        ...{ name: '–', phone: '', street: '', house_number: '', house_number_extension: '', postcode: '' },
        ...{ city: '', account_holder: null, iban: null, vat_number: null, extra_info: '', image_key: null },
        ...{ transport_timewindow: null, can_publish: false },
        ...{ previous_iban: null, previous_account_holder: null },
        ...{ contact_email: null, registration_number: null, vat_scheme: null },
      }),
    },
  },
  sync_heads: {
    rows: ofUser(),
    columns: { user_id: 'plain', collection: 'plain', seq: 'plain', horizon: 'plain' },
    erase: 'delete',
  },
  sync_documents: {
    rows: ofUser(),
    columns: {
      ...{ user_id: 'plain', collection: 'personal', id: 'personal', content: 'personal' },
      ...{ deleted: 'plain', seq: 'plain', created_at: 'personal', updated_at: 'personal' },
    },
    erase: 'delete',
  },
  notification_settings: {
    rows: ofUser(),
    columns: { user_id: 'plain', settings: 'personal', updated_at: 'personal' },
    erase: 'delete',
  },
  notification_digests: {
    rows: ofUser(),
    columns: { user_id: 'plain', sent_at: 'personal' },
    erase: 'delete',
  },
  notification_sends: {
    rows: ofUser(),
    columns: {
      ...{ id: 'plain', event_id: 'plain', user_id: 'plain', kind: 'personal', channel: 'personal' },
      ...{ subject: 'personal', detail: 'plain', path: 'personal', locale: 'personal', texts: 'personal' },
      ...{ mode: 'personal', created_at: 'personal', send_at: 'personal', relevant_until: 'plain' },
      ...{ state: 'personal', reason: 'personal', done_at: 'personal' },
    },
    erase: 'delete',
  },
  notification_part_readers: {
    rows: ofUser(),
    columns: { part_id: 'plain', user_id: 'plain', locale: 'personal' },
    erase: 'delete',
  },
  notification_pauses: { rows: null, columns: { kind: 'plain', subject: 'plain', noticed_at: 'plain' } },
  media: {
    rows: ofUser(),
    columns: {
      ...{ user_id: 'plain', key: 'personal', width: 'plain', height: 'plain', color: 'plain' },
      ...{ bytes: 'plain', created_at: 'personal' },
    },
    erase: 'delete',
  },
  uploads: {
    rows: ofUser(),
    columns: {
      ...{ user_id: 'plain', hash: 'personal', bytes: 'plain', received: 'plain' },
      ...{ created_at: 'personal', updated_at: 'plain' },
    },
    erase: 'delete',
  },
  audit_log: {
    rows: ({ userId }) => sql<boolean>`(user_id = ${uuid(userId)} or actor_id = ${uuid(userId)})`,
    columns: {
      ...{ id: 'plain', position: 'plain', at: 'kept', kind: 'kept', user_id: 'kept', actor_id: 'kept' },
      ...{ ip: 'personal', device: 'personal', details: 'kept' },
    },
    erase: {
      reason: 'that something happened must stay provable; from where no longer matters',
      blank: () => ({ ip: '', device: '' }),
    },
  },
  suspensions: {
    rows: ofUser(),
    columns: {
      ...{ id: 'plain', user_id: 'plain', reason: 'personal', words: 'personal', started_at: 'personal' },
      ...{ started_by: 'plain', ended_at: 'personal', ended_by: 'plain', report_id: 'plain' },
    },
    erase: 'delete',
  },
  address_sessions: { rows: null, columns: { id: 'plain', created_at: 'plain' } },
  // Events of the devices on which the person chose cookies while signed in; no event contains an account.
  logged_events: {
    rows: ({ userId }) => sql<boolean>`device_id in (
      select device_id from cookie_consents where user_id = ${uuid(userId)} and device_id is not null)`,
    columns: {
      ...{ id: 'plain', at: 'personal', type: 'personal', device_id: 'personal', session_id: 'personal' },
      ...{ path: 'personal', referrer: 'personal', language: 'personal', experiments: 'personal' },
      ...{ utm: 'personal', product_slugs: 'personal', detail: 'personal' },
    },
    erase: 'delete',
  },
  subscriptions: {
    rows: ({ email }) => sql<boolean>`email = ${email}`,
    columns: {
      ...{ id: 'plain', kind: 'personal', email: 'personal', locale: 'personal', interval: 'personal' },
      ...{ saved_url: 'personal', title: 'personal', asked_at: 'personal', confirmed_at: 'personal' },
      ...{ ended_at: 'personal', seen_until: 'plain', link_made_at: 'plain' },
    },
    erase: 'delete',
  },
  // Stores only a keyed hash of an email address: enough for one code per address, not enough to find the address.
  discount_codes: {
    rows: null,
    columns: {
      ...{ id: 'plain', code: 'plain', source: 'plain', address_hash: 'plain', type: 'plain' },
      ...{ value: 'plain', minimal_order_value_cents: 'plain', first_purchase_only: 'plain' },
      ...{ uses_allowed: 'plain', created_at: 'plain', valid_until: 'plain', most_off_cents: 'plain' },
    },
  },
  cookie_consents: {
    rows: ofUser(),
    columns: {
      ...{ id: 'plain', position: 'plain', device_id: 'personal', user_id: 'plain' },
      ...{ marketing: 'personal', statistics: 'personal', chosen_at: 'personal' },
    },
    erase: 'delete',
  },
};
