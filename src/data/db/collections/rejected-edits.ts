import type { RxJsonSchema } from 'rxdb';
import type { RejectedEditRow } from '../types.ts';

/**
 * Rejected edits: content that the server does not have and that must not be lost (docs/sync-hazards.md, H7). Never
 * replicated.
 */
export const rejectedEditSchema: RxJsonSchema<RejectedEditRow> = {
  title: 'shelf',
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 200 },
    source: { type: 'string', maxLength: 20 },
    docId: { type: 'string', maxLength: 120 },
    code: { type: 'string', maxLength: 40 },
    fields: { type: 'array', items: { type: 'string' } },
    content: { type: 'string' },
    at: { type: 'number', minimum: 0, maximum: 8_640_000_000_000 },
  },
  required: ['id', 'source', 'docId', 'code', 'fields', 'content', 'at'],
  additionalProperties: false,
};
