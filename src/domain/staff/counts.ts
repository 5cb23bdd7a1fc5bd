/**
 * The most that a count of the staff desk reaches: the desk is opened often, and some of its tables have millions of
 * rows. A screen shows this number as a minimum.
 */
export const mostCounted = 10_000;
