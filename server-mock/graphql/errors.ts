/** An error that the caller can act on: thrown in a use case and returned as a member of the operation's union. */
export abstract class AppError extends Error {
  readonly errorCode: string;
  /** When the obstacle ends, for messages that mention the time; null if not applicable. */
  readonly until: Date | null;

  constructor(errorCode: string, until: Date | null = null) {
    super(errorCode);
    this.errorCode = errorCode;
    this.until = until;
  }
}

export class FailedToCreateError extends AppError {
  constructor(errorCode = 'failed_to_create') {
    super(errorCode);
  }
}

export class FailedToUpdateError extends AppError {
  constructor(errorCode = 'failed_to_update', until: Date | null = null) {
    super(errorCode, until);
  }
}

export class FailedToGetError extends AppError {
  /** The ticket for the second step of a login; null for every other error. */
  readonly ticket: string | null;

  constructor(errorCode = 'failed_to_get', ticket: string | null = null) {
    super(errorCode);
    this.ticket = ticket;
  }
}

export class FailedToDeleteError extends AppError {
  constructor(errorCode = 'failed_to_delete', until: Date | null = null) {
    super(errorCode, until);
  }
}

/** An invalid input field; `field` is its name in the input, `code` is in snake_case. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
}

export class ValidationError extends AppError {
  readonly fields: readonly FieldProblem[];

  constructor(errorCode = 'validation_error', fields: readonly FieldProblem[] = []) {
    super(errorCode);
    this.fields = fields;
  }
}

export class TooManyRequestsError extends AppError {
  /** Seconds until the next attempt is allowed. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('too_many_requests');
    this.retryAfter = retryAfter;
  }
}

export class UserNotAuthenticatedError extends AppError {
  constructor() {
    super('user_not_authenticated');
  }
}

export class UserHasNoObjectPermissionError extends AppError {
  constructor(errorCode = 'no_object_permission') {
    super(errorCode);
  }
}

export class UserHasNoAdminPermissionsError extends AppError {
  constructor(errorCode = 'no_admin_permissions') {
    super(errorCode);
  }
}

export class ObjectDoesNotExistError extends AppError {
  constructor(errorCode = 'object_does_not_exist') {
    super(errorCode);
  }
}

export class InvalidUUIDError extends AppError {
  constructor() {
    super('invalid_uuid');
  }
}

/** No address matches the input (ADDR-021). */
export class AddressAutocompleteNotFoundError extends AppError {
  constructor() {
    super('address_no_suggestions_found');
  }
}

/** The place id of a suggestion is unknown (ADDR-022). */
export class AddressSelectNotFoundError extends AppError {
  constructor() {
    super('address_select_place_not_found');
  }
}

/** The status of a payment could not be determined (ERR-013). */
export class GetTransactionError extends AppError {
  constructor(errorCode = 'failed_to_get_transaction') {
    super(errorCode);
  }
}

/** The cart cannot be paid at the moment (ERR-014). */
export class GetUsableTransactionError extends AppError {
  constructor(errorCode = 'failed_to_get_usable_transaction', until: Date | null = null) {
    super(errorCode, until);
  }
}

/**
 * The checkpoint belongs to another history of the server's data: the client must discard its local copy and sync
 * from the start.
 */
export class MustRefetchError extends AppError {
  readonly epoch: string;

  constructor(epoch: string) {
    super('must_refetch');
    this.epoch = epoch;
  }
}

/** The client uses a document version that the server no longer supports. */
export class ClientOutdatedError extends AppError {
  constructor(errorCode = 'client_outdated') {
    super(errorCode);
  }
}
