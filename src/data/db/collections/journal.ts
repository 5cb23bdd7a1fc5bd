import type { RxJsonSchema } from 'rxdb';
import type { JournalEntry } from '../types.ts';

const endOfTime = 8_640_000_000_000;

/** Edits that the server has not confirmed (docs/sync-hazards.md, H19). Never replicated. */
export const journalSchema: RxJsonSchema<JournalEntry> = {
  title: 'journal',
  version: 1,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 140 },
    source: { type: 'string', maxLength: 20 },
    docId: { type: 'string', maxLength: 120 },
    base: { type: 'string' },
    edits: { type: 'number', minimum: 0, multipleOf: 1 },
    since: { type: 'number', minimum: 0, maximum: endOfTime },
    editedAt: { type: 'number', minimum: 0, maximum: endOfTime },
    rejected: { type: 'boolean' },
    sent: { type: 'array', items: { type: 'string' } },
    sentOver: { type: 'string' },
  },
  required: ['id', 'source', 'docId', 'base', 'edits', 'since', 'editedAt', 'rejected', 'sent', 'sentOver'],
  additionalProperties: false,
};
