import { queryOptions } from '@tanstack/react-query';
import { defaultTextSettings, isTextModel, type TextSettings } from '#domain/staff/text-settings.ts';
import { request } from '#src/data/graphql/client.ts';
import { granted, outcome } from './outcome.ts';
import {
  DescriptionConfigDocument,
  IntroInstructionsDocument,
  UpdateInstructionsDocument,
} from './staff.gen.ts';
import { staffToolMessages } from './staff-messages.ts';
import { notPersisted } from './staff-product.ts';

/** Refetched whenever an editor opens, because a colleague may have changed the settings. */
const fresh = { staleTime: 0, gcTime: 0, meta: notPersisted } as const;

/** The settings for writing editorial texts of products (STAFF-041). */
export const descriptionConfigQuery = queryOptions({
  queryKey: ['staff', 'settings', 'DESCRIPTION'] as const,
  queryFn: async ({ signal }): Promise<TextSettings> => {
    const { editorialDescriptionConfig } = await request(DescriptionConfigDocument, {}, { signal });
    const { instructions, model, temperature } = granted(editorialDescriptionConfig);
    return { instructions, temperature, model: isTextModel(model) ? model : defaultTextSettings.model };
  },
  ...fresh,
});

/** The standing instructions for intros of product lists (STAFF-042). */
export const introInstructionsQuery = queryOptions({
  queryKey: ['staff', 'settings', 'INTRO'] as const,
  queryFn: async ({ signal }): Promise<string> => {
    const { instructionConfig } = await request(IntroInstructionsDocument, {}, { signal });
    return granted(instructionConfig).instructions;
  },
  ...fresh,
});

/** Saves the settings for all staff (STAFF-043); if the server gives no message, the error is that of STAFF-031. */
export function saveSettings(
  change:
    | { readonly kind: 'INTRO'; readonly instructions: string }
    | ({ readonly kind: 'DESCRIPTION' } & TextSettings),
) {
  return outcome(
    async () => (await request(UpdateInstructionsDocument, change)).updateInstructionConfig,
    staffToolMessages.errorUpdatingInstructions,
  );
}
