import { builder } from '../../graphql/builder.ts';
import { ErrorInterface } from '../../graphql/error-types.ts';
import { AppError } from '../../graphql/errors.ts';

/** An event that is not stored (ERR-015): it is malformed, or there is no consent. */
export class LogEventError extends AppError {
  constructor(errorCode = 'log_event_failed') {
    super(errorCode);
  }
}

builder.objectType(LogEventError, {
  name: 'LogEventError',
  description: 'The event was not stored.',
  interfaces: [ErrorInterface],
});
