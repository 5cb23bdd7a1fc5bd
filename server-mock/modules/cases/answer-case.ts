import { caseTextProblem, mostCasePhotos } from '#domain/cases/case-terms.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import type { CaseParty } from './case-party.ts';
import { requireSpace } from './require-space.ts';
import { addEntry } from './store.ts';
import { transitionCase } from './transition-case.ts';

export interface CaseAnswer {
  readonly text: string;
  readonly photos: readonly string[];
  readonly commandId?: string | null | undefined;
}

/** Refuses a text that is too short or too long, as ValidationError with the field. */
export function requireText(text: string, field = 'text'): string {
  const code = caseTextProblem(text);
  if (code !== null) throw new ValidationError('validation_error', [{ field, code }]);
  return text.trim();
}

/**
 * Adds a message of one side or of staff to a case, with photos. The seller's first answer ends their term. Throws
 * the errors of `open`, TooManyRequestsError, and ValidationError for the text, the photos, a case that is closed or too
 * many messages.
 */
export async function answerCase(
  context: GraphqlContext,
  { uuid, open, userId, limitKey }: CaseParty,
  given: CaseAnswer,
): Promise<void> {
  const { commandId, ...rest } = given;
  const body = { uuid, ...rest };
  await context.limits.spend(limitRules.caseMessage, limitKey);
  await command(context, { name: 'answerCase', commandId, body }, async (scope) => {
    const { row, line, actor } = await open(scope.tx, 'lock');
    await requireSpace(scope, row.id, actor);
    const text = requireText(given.text);
    if (given.photos.length > mostCasePhotos)
      throw new ValidationError('validation_error', [{ field: 'photos', code: 'case_too_many_photos' }]);
    await transitionCase(scope, { row, line, event: 'answer', actor });
    const photos = userId === null ? {} : { photos: { userId, keys: given.photos } };
    await addEntry(scope, { caseId: row.id, side: actor, what: 'answer', text, ...photos });
  });
}
