import { isUuid } from '#domain/ids.ts';
import { InvalidUUIDError, ValidationError } from '../../graphql/errors.ts';

/** Maximum number of products in one call. */
const mostProducts = 500;

/** Validates product ids from a caller (ERR-006). Throws InvalidUUIDError, ValidationError `too_many_products`. */
export function readProductIds(uuids: readonly string[]): readonly string[] {
  if (!uuids.every(isUuid)) throw new InvalidUUIDError();
  if (uuids.length > mostProducts) {
    throw new ValidationError('validation_error', [{ field: 'productUuids', code: 'too_many_products' }]);
  }
  return uuids;
}
