/** The server's source of the current time; tests replace it with a clock they set by hand. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
