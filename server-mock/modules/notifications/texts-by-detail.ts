import type { Locale } from '../../messages.ts';

/** `{title}` stands for what the notification is about, the title of a product as a rule. */
type Line = readonly [title: string, body: string];

/** The texts of a kind by detail; the empty one counts for every detail that is not listed. */
export type TextsByDetail = Readonly<Record<string, Readonly<Record<Locale, Line>>>>;
