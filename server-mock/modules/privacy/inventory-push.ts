import { ofUser, type TableInventory, within } from './table-inventory.ts';

type PushTables = 'vapid_keys' | 'push_subscriptions' | 'push_attempts';

/** The browsers that show a person's notifications. */
export const pushInventory: Pick<TableInventory, PushTables> = {
  vapid_keys: {
    rows: null,
    columns: {
      ...{ id: 'plain', public_key: 'plain', private_key: 'plain', created_at: 'plain', retired_at: 'plain' },
    },
  },
  push_subscriptions: {
    rows: ofUser(),
    columns: {
      ...{ id: 'plain', user_id: 'plain', token_id: 'plain', endpoint: 'personal', p256dh: 'secret' },
      ...{ auth: 'secret', vapid_key_id: 'plain', created_at: 'personal', last_ok_at: 'personal' },
      ...{ needs_renewal: 'plain', ended_at: 'personal' },
    },
    erase: 'delete',
  },
  push_attempts: {
    rows: within('subscription_id', 'push_subscriptions', ofUser()),
    columns: {
      ...{
        send_id: 'plain',
        subscription_id: 'plain',
        state: 'personal',
        attempts: 'plain',
        next_at: 'plain',
      },
      ...{ last_answer: 'plain', created_at: 'personal' },
    },
    erase: 'delete',
  },
};
