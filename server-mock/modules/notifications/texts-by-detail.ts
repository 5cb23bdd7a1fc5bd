import type { Locale } from '../../messages.ts';

/**
 * `{title}` stands for what the notification is about, the title of a product as a rule; `{day}` and `{moment}` for the
 * notification's moment, without and with its time. An email may wait for hours, so no text says "today" or "tomorrow".
 */
type Line = readonly [title: string, body: string];

/**
 * The texts of a kind by detail. For a detail that is not listed the text of its first word counts, then the empty one.
 */
export type TextsByDetail = Readonly<Record<string, Readonly<Record<Locale, Line>>>>;
