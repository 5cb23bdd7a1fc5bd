/** Most characters of a tracking link or code. */
const longest = 500;

export type TrackingProblem = 'tracking_link_wrong';

/** Why a tracking link is invalid; null when it is valid. Only https, because buyers open it. */
export function trackingProblem(link: string): TrackingProblem | null {
  const text = link.trim();
  const isLink = /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(text);
  return text.length <= longest && isLink ? null : 'tracking_link_wrong';
}
