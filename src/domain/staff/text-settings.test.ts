import { expect, test } from 'vitest';
import { defaultTextSettings, longestInstructions, settingsProblems, textModels } from './text-settings.ts';

const codes = (change: { instructions?: string; model?: string; temperature?: number }) =>
  settingsProblems({ ...defaultTextSettings, ...change }).map(({ field, code }) => `${field} ${code}`);

test('STAFF-026 the temperature goes from 0 to 1, both included', () => {
  for (const temperature of [0, 0.7, 1]) expect(codes({ temperature })).toEqual([]);
  for (const temperature of [-0.1, 1.1, Number.NaN])
    expect(codes({ temperature })).toEqual(['temperature out_of_range']);
  expect(defaultTextSettings.temperature).toBe(0.7);
});

test('STAFF-027 three variants of Gemini may write, and no other', () => {
  expect(textModels).toEqual(['gemini-2.5-pro-preview', 'gemini-2.0-flash', 'gemini-2.0-flash-lite']);
  for (const model of textModels) expect(codes({ model })).toEqual([]);
  expect(codes({ model: 'gemini-1.0' })).toEqual(['model unknown_model']);
});

test('instructions have an end', () => {
  expect(codes({ instructions: 'x'.repeat(longestInstructions) })).toEqual([]);
  expect(codes({ instructions: 'x'.repeat(longestInstructions + 1) })).toEqual(['instructions too_long']);
});
