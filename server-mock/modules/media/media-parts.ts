import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Limits } from '../../limits.ts';
import type { MediaFiles } from './media-files.ts';

/** The dependencies of the use cases of this module. */
export interface MediaParts {
  readonly db: Kysely<Database>;
  readonly files: MediaFiles;
  readonly clock: Clock;
  readonly limits: Limits;
}
