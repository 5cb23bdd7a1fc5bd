/**
 * Two message ids. `{title}` is the subject of the notification, usually the title of a product; `{day}` and `{moment}`
 * are the notification's `moment`, without and with its time. An email may be delayed for hours, so no text says
 * "today" or "tomorrow".
 */
type Line = readonly [title: string, body: string];

/**
 * The texts of a kind by detail. For a detail that is not listed, the text of its first word applies, otherwise that
 * of the empty detail.
 */
export type TextsByDetail = Readonly<Record<string, Line>>;
