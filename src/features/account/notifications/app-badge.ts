import { errorText, logger } from '#src/platform/logger/logger.ts';

/** Shows the number on the icon of the installed app, in browsers that support the Badging API; 0 removes it. */
export function showAppBadge(count: number): void {
  const badge: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator;
  const done = count === 0 ? badge.clearAppBadge?.() : badge.setAppBadge?.(count);
  done?.catch((error: unknown) => logger.debug('app_badge_not_set', { error: errorText(error) }));
}
