import { type RawBuilder, sql } from 'kysely';
import { ofUser, type Person, type TableInventory, uuid } from './table-inventory.ts';

/** By account, or by the email address of a visitor. */
const ownReports = ({ userId, email }: Person): RawBuilder<boolean> =>
  sql<boolean>`(reporter_id = ${uuid(userId)} or lower(reporter_email) = ${email})`;

/** Reports, and appeals against the decisions on them. */
export const reportInventory: Pick<TableInventory, 'reports' | 'report_appeals'> = {
  // The export contains what the reporter wrote, but not the notes of staff, which are about another person.
  reports: {
    rows: ownReports,
    columns: {
      ...{ id: 'plain', kind: 'kept', subject_id: 'kept', reporter_id: 'plain', reason: 'kept' },
      ...{ words: 'personal', created_at: 'kept', assignee_id: 'plain', decision: 'kept' },
      ...{ note: 'plain', explanation: 'kept', resolved_at: 'kept', resolved_by: 'plain' },
      ...{ number: 'kept', state: 'kept', ground: 'kept', due_at: 'kept' },
      ...{ reporter_email: 'personal', reporter_locale: 'kept' },
    },
    erase: {
      reason: 'what was reported about another person is decided without the reporter',
      blank: () => ({ reporter_id: null, reporter_email: null, words: '' }),
    },
  },
  report_appeals: {
    rows: ofUser(),
    columns: {
      ...{
        id: 'plain',
        report_id: 'plain',
        position: 'plain',
        side: 'kept',
        user_id: 'plain',
        text: 'personal',
      },
      ...{ created_at: 'kept', outcome: 'kept', decision: 'kept', ground: 'kept' },
      ...{ explanation: 'kept', resolved_at: 'kept', resolved_by: 'plain' },
    },
    erase: {
      reason: 'the other side of a report must still see how it ended',
      blank: () => ({ user_id: null, text: '' }),
    },
  },
};
