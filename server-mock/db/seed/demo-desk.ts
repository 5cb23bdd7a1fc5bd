import type { Insertable, Kysely } from 'kysely';
import { reportDue } from '#domain/report/report-appeal.ts';
import type { User } from '../../modules/auth/users.ts';
import { userReinstated } from '../../modules/staff-desk/events.ts';
import type { Database } from '../schema.ts';
import { bulkInsert } from './bulk-insert.ts';
import { demoSellerId } from './demo-sellers.ts';
import { steadyId } from './steady.ts';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const account = (name: string) => steadyId(`user ${name}@hervonden.test`);

/** Searches without results, with their counts. */
const misses = [
  ...[
    ['waterbed', 9],
    ['biljarttafel', 7],
    ['opklapbed', 6],
    ['bureaustoel herman miller aeron', 5],
  ],
  ...[
    ['kinderstoel tripp trapp', 4],
    ['hemelbed', 3],
    ['zitzak', 3],
    ['tuinkussens', 2],
  ],
] as const;

/** Fills the staff desk: reports, a suspended user, a failed email, and searches without results. */
export async function seedDesk(
  db: Kysely<Database>,
  nobody: User,
  productIds: readonly string[],
  now: Date,
): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await bulkInsert(db, 'users', [suspendedUser(nobody, ago(3 * day))]);
  await bulkInsert(db, 'suspensions', [
    {
      ...{ id: steadyId('suspension'), user_id: steadyId('user geschorst'), reason: 'SPAM' },
      words: 'Je stuurde twaalf verkopers reclame voor je eigen webwinkel. Dat mag niet via onze chat.',
      ...{ started_at: ago(3 * day), started_by: account('staf'), ended_at: null, ended_by: null },
    },
  ]);
  await bulkInsert(db, 'reports', reportRows(productIds, ago));
  await bulkInsert(
    db,
    'search_misses',
    misses.map(([words, count], at) => ({
      day: ago(at * day)
        .toISOString()
        .slice(0, 10),
      words,
      count,
    })),
  );
  await bulkInsert(db, 'event_outbox', [failedJob(now)]);
}

function suspendedUser(nobody: User, since: Date): Row<'users'> {
  return {
    ...{ ...nobody, id: steadyId('user geschorst'), email: 'geschorst@hervonden.test', name: 'Rik de Boer' },
    ...{ wishlist_uuid: steadyId('wishlist geschorst'), suspended_at: since },
  };
}

function reportRows(productIds: readonly string[], ago: (milliseconds: number) => Date): Row<'reports'>[] {
  const [replica = '', wrong = ''] = productIds;
  const row = (name: string, by: string, at: Date) => ({
    ...{ id: steadyId(`report ${name}`), reporter_id: account(by), created_at: at, assignee_id: null },
    ...{ decision: null, note: '', resolved_at: null, resolved_by: null },
    ...({ state: 'OPEN', due_at: reportDue('OPEN', at), explanation: '' } as const),
  });
  return [
    {
      ...row('replica', 'koper', ago(26 * hour)),
      ...{ kind: 'PRODUCT', subject_id: replica, reason: 'COUNTERFEIT' },
      words: 'Het label onder de zitting klopt niet met het jaar dat in de advertentie staat.',
    },
    {
      ...row('seller', 'nieuw', ago(5 * hour)),
      ...{ kind: 'SELLER', subject_id: demoSellerId('verkoper'), reason: 'SCAM' },
      words: 'Deze verkoper vroeg me om buiten de site om te betalen.',
    },
    {
      ...row('wrong', 'merk', ago(9 * day)),
      ...{ kind: 'PRODUCT', subject_id: wrong, reason: 'MISLEADING' },
      ...{ words: 'Op de foto’s staan andere poten dan in de tekst.', assignee_id: account('staf') },
      ...{ decision: 'NO_VIOLATION', note: 'De verkoper heeft nieuwe foto’s geplaatst.' },
      ...{ resolved_at: ago(8 * day), resolved_by: account('staf') },
      ...{ state: 'DECIDED', due_at: null },
      explanation: 'De verkoper heeft de foto’s vervangen. Ze tonen nu het product zelf.',
    },
  ];
}

/** An email to an account that no longer exists: retrying it from the staff desk succeeds. */
function failedJob(now: Date): Row<'event_outbox'> {
  return {
    ...{ id: steadyId('failed job'), type: userReinstated, done_at: null, attempts: 6 },
    payload: JSON.stringify({
      userId: steadyId('user gone'),
      suspensionId: steadyId('gone'),
      sellerId: null,
    }),
    ...{ created_at: new Date(now.getTime() - hour), next_attempt_at: new Date(now.getTime() + 30 * day) },
    last_error: 'Error: connect ECONNREFUSED 127.0.0.1:587',
  };
}
