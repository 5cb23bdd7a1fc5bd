/** The maximum length of a tracking link or code, in characters. */
const longest = 500;

export type TrackingProblem = 'tracking_link_wrong';

/** Validates a tracking link. Returns null when it is valid. Only https is allowed, because buyers open the link. */
export function trackingProblem(link: string): TrackingProblem | null {
  const text = link.trim();
  const isLink = /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(text);
  return text.length <= longest && isLink ? null : 'tracking_link_wrong';
}
