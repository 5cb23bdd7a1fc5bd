/** The models that can generate a description (STAFF-027, docs/readings.md). */
export const textModels = ['gemini-2.5-pro-preview', 'gemini-2.0-flash', 'gemini-2.0-flash-lite'] as const;
export type TextModel = (typeof textModels)[number];

/** The sampling temperature, from 0 to 1 in steps of 0.1 (STAFF-026, docs/readings.md). */
export const temperatureRange = { min: 0, max: 1, step: 0.1 } as const;

/** The maximum length of the standing instructions, in characters. */
export const longestInstructions = 2_000;

/**
 * The settings for generating a text: of a product (STAFF-020), or above a product list, for which only the
 * instructions are used (STAFF-021).
 */
export interface TextSettings {
  readonly instructions: string;
  readonly model: TextModel;
  readonly temperature: number;
}

export const defaultTextSettings: TextSettings = {
  instructions: '',
  model: 'gemini-2.0-flash',
  temperature: 0.7,
};

export function isTextModel(name: string): name is TextModel {
  return textModels.some((model) => model === name);
}

export interface SettingsProblem {
  readonly field: keyof TextSettings;
  readonly code: 'too_long' | 'unknown_model' | 'out_of_range';
}

/** Validates the settings. Returns one problem per field; empty when they are valid. */
export function settingsProblems(given: {
  readonly instructions: string;
  readonly model: string;
  readonly temperature: number;
}): readonly SettingsProblem[] {
  const { min, max } = temperatureRange;
  return [
    ...(given.instructions.length > longestInstructions
      ? [{ field: 'instructions', code: 'too_long' } as const]
      : []),
    ...(isTextModel(given.model) ? [] : [{ field: 'model', code: 'unknown_model' } as const]),
    ...(given.temperature >= min && given.temperature <= max
      ? []
      : [{ field: 'temperature', code: 'out_of_range' } as const]),
  ];
}
