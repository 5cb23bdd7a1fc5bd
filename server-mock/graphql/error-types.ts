import { builder } from './builder.ts';
import {
  AddressAutocompleteNotFoundError,
  AddressSelectNotFoundError,
  type AppError,
  ClientOutdatedError,
  FailedToCreateError,
  FailedToDeleteError,
  FailedToGetError,
  FailedToUpdateError,
  type FieldProblem,
  GetTransactionError,
  GetUsableTransactionError,
  InvalidUUIDError,
  MustRefetchError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from './errors.ts';

export const ErrorInterface = builder.interfaceRef<AppError>('Error').implement({
  description: 'A reason why an operation did not happen.',
  fields: (t) => ({
    errorCode: t.exposeString('errorCode', { description: 'A stable code in snake_case.' }),
    message: t.string({
      description: 'A sentence for people, in the language of the request.',
      resolve: (error, _args, { sentence, locale }) => sentence(error.errorCode, locale, error.until),
    }),
  }),
});

const plain = [
  [FailedToCreateError, 'FailedToCreateError', 'The object could not be made.'],
  [FailedToUpdateError, 'FailedToUpdateError', 'The object could not be changed.'],
  [FailedToDeleteError, 'FailedToDeleteError', 'The object could not be removed.'],
  [UserNotAuthenticatedError, 'UserNotAuthenticatedError', 'The operation needs a valid token.'],
  [UserHasNoObjectPermissionError, 'UserHasNoObjectPermissionError', 'The object belongs to somebody else.'],
  [UserHasNoAdminPermissionsError, 'UserHasNoAdminPermissionsError', 'The operation is for staff.'],
  [ObjectDoesNotExistError, 'ObjectDoesNotExistError', 'There is no such object.'],
  [InvalidUUIDError, 'InvalidUUIDError', 'The uuid is malformed.'],
  [AddressAutocompleteNotFoundError, 'AddressAutocompleteNotFoundError', 'No address begins like this.'],
  [AddressSelectNotFoundError, 'AddressSelectNotFoundError', 'The place of the suggestion is not known.'],
  [GetTransactionError, 'GetTransactionError', 'The state of the payment could not be determined.'],
  [GetUsableTransactionError, 'GetUsableTransactionError', 'The cart cannot be paid now.'],
  [ClientOutdatedError, 'ClientOutdatedError', 'The page is too old for this server: reload it.'],
] as const;

for (const [type, name, description] of plain) {
  builder.objectType(type, { name, description, interfaces: [ErrorInterface] });
}

builder.objectType(FailedToGetError, {
  name: 'FailedToGetError',
  description: 'The object could not be read.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    ticket: t.exposeString('ticket', {
      nullable: true,
      description: 'With the code second_factor_required: what secondFactorLogin asks for.',
    }),
  }),
});

const FieldErrorType = builder.objectRef<FieldProblem>('FieldError').implement({
  description: 'One field of the input that was refused.',
  fields: (t) => ({
    field: t.exposeString('field', { description: "The field's name in the input." }),
    code: t.exposeString('code', { description: 'Why, as a code in snake_case.' }),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'The input was refused.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.field({
      type: [FieldErrorType],
      description: 'The fields that were refused; empty when the input as a whole was.',
      resolve: (error) => [...error.fields],
    }),
  }),
});

builder.objectType(TooManyRequestsError, {
  name: 'TooManyRequestsError',
  description: 'The operation was asked for too often.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', { description: 'Seconds to wait.' }),
  }),
});

builder.objectType(MustRefetchError, {
  name: 'MustRefetchError',
  description: 'The checkpoint belongs to another history: start over without one.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    epoch: t.exposeString('epoch', { description: 'The history that counts now.' }),
  }),
});
