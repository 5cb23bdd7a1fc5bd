import { builder } from '../../graphql/builder.ts';
import {
  UserHasNoAdminPermissionsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import {
  type AuditFile,
  type AuditFilters,
  type AuditLine,
  exportAuditLog,
  readAuditLog,
} from './audit-log.ts';

const AuditLineType = builder.objectRef<AuditLine>('AuditLine').implement({
  description: 'Something that happened to an account, or that staff did.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The line's id." }),
    at: t.string({ description: 'When, ISO 8601.', resolve: ({ at }) => at.toISOString() }),
    kind: t.exposeString('kind', { description: 'What, in snake_case.' }),
    userUuid: t.exposeString('user_id', { nullable: true, description: 'Whose account.' }),
    actorUuid: t.exposeString('actor_id', { nullable: true, description: 'Who did it; null: a visitor.' }),
    userName: t.exposeString('user_name', { nullable: true, description: 'The name of that account.' }),
    actorName: t.exposeString('actor_name', { nullable: true, description: 'The name of who did it.' }),
    ip: t.exposeString('ip', { description: 'From where.' }),
    device: t.exposeString('device', { description: 'With which browser and system; may be empty.' }),
    details: t.string({
      description: 'Ids and codes, as JSON.',
      resolve: ({ details }) => JSON.stringify(details),
    }),
  }),
});

const AuditLogType = builder
  .objectRef<{ readonly lines: readonly AuditLine[]; readonly totalCount: number }>('AuditLog')
  .implement({
    description: 'A page of the audit log, newest first.',
    fields: (t) => ({
      lines: t.field({
        type: [AuditLineType],
        description: 'The lines.',
        resolve: ({ lines }) => [...lines],
      }),
      totalCount: t.exposeInt('totalCount', { description: 'How many there are in all.' }),
    }),
  });

const AuditFileType = builder.objectRef<AuditFile>('AuditFile').implement({
  description: 'Lines of the audit log as a file for a spreadsheet.',
  fields: (t) => ({
    csv: t.exposeString('csv', {
      description: 'Comma-separated, with a header line; a last line says when there are more.',
    }),
    count: t.exposeInt('count', { description: 'How many lines; at most 10,000, the newest.' }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are in all.' }),
  }),
});

const FiltersType = builder.inputType('AuditFilters', {
  description: 'Which lines are meant.',
  fields: (t) => ({
    kind: t.string({ description: 'A kind, or its beginning: staff_ for all acts of staff.' }),
    person: t.string({ description: 'Id, name or address of who did it or whom it is about.' }),
    object: t.string({ description: 'An id or code in the details.' }),
    from: t.string({ description: 'The first moment, ISO 8601.' }),
    until: t.string({ description: 'The last moment, ISO 8601.' }),
  }),
});

type Asked = { readonly [Name in keyof AuditFilters]?: string | null | undefined };

/** Throws ValidationError if a date and time cannot be parsed. */
function filtersOf(asked: Asked | null | undefined): AuditFilters {
  return {
    kind: asked?.kind ?? null,
    person: asked?.person ?? null,
    object: asked?.object ?? null,
    from: momentOf('from', asked?.from),
    until: momentOf('until', asked?.until),
  };
}

function momentOf(field: string, text: string | null | undefined): Date | null {
  if (text == null || text === '') return null;
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  if (!(year >= 1970 && year < 10_000))
    throw new ValidationError('validation_error', [{ field, code: 'invalid_date' }]);
  return moment;
}

const staffAlone = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError, ValidationError];

builder.queryField('auditLog', (t) =>
  t.field({
    type: AuditLogType,
    description: 'What happened to accounts and what staff did. For staff.',
    errors: { types: staffAlone },
    args: {
      limit: t.arg.int({ defaultValue: 15, description: 'At most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'How many to skip.' }),
      kind: t.arg.string({ description: 'Only this kind; filters can narrow it down further.' }),
      filters: t.arg({ type: FiltersType, description: 'Which lines are meant.' }),
    },
    resolve: (_root, { limit, offset, kind, filters }, context) =>
      readAuditLog(context, filtersOf({ ...filters, ...(kind != null && { kind }) }), {
        limit: limit ?? 15,
        offset: offset ?? 0,
      }),
  }),
);

builder.mutationField('exportAuditLog', (t) =>
  t.field({
    type: AuditFileType,
    description: 'Export lines of the audit log; the log records the export. For staff.',
    errors: { types: staffAlone },
    args: { filters: t.arg({ type: FiltersType, description: 'Which lines are meant.' }) },
    resolve: (_root, { filters }, context) => exportAuditLog(context, filtersOf(filters)),
  }),
);
