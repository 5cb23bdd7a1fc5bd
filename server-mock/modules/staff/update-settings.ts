import { settingsProblems, type TextSettings } from '#domain/staff/text-settings.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { textSettings } from './store.ts';
import type { TextKind } from './tables.ts';

export interface SettingsChange {
  readonly kind: TextKind;
  readonly instructions: string;
  /** Null leaves the value unchanged. */
  readonly model: string | null;
  readonly temperature: number | null;
  readonly commandId?: string | null | undefined;
}

/**
 * Saves the settings by which texts are written from now on, for all staff (STAFF-043). For staff only, by the
 * policy. Throws ValidationError, InvalidUUIDError.
 */
export async function updateSettings(
  context: GraphqlContext,
  { commandId, ...body }: SettingsChange,
): Promise<TextKind> {
  return await command(context, { name: 'updateInstructionConfig', commandId, body }, async ({ tx, now }) => {
    const known = await textSettings(tx, body.kind);
    const next = {
      instructions: body.instructions.trim(),
      model: body.model ?? known.model,
      temperature: body.temperature ?? known.temperature,
    };
    refuseSettings(next);
    const row = { ...next, updated_at: now };
    await tx
      .insertInto('text_settings')
      .values({ kind: body.kind, ...row })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      .execute();
    const details = { text: body.kind, model: next.model, temperature: next.temperature };
    await audit(tx, context, { kind: 'staff_instructions_changed', userId: null, details });
    return body.kind;
  });
}

/** Throws ValidationError for settings with which no text can be written (STAFF-026, STAFF-027). */
export function refuseSettings(given: Omit<TextSettings, 'model'> & { readonly model: string }): void {
  const problems = settingsProblems(given);
  if (problems.length > 0) throw new ValidationError('validation_error', problems);
}
