import { errorText, logger } from '#src/platform/logger/logger.ts';

/** Puts the number on the icon of the installed app, where the browser can; 0 takes it away. */
export function showAppBadge(count: number): void {
  const badge: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator;
  const done = count === 0 ? badge.clearAppBadge?.() : badge.setAppBadge?.(count);
  done?.catch((error: unknown) => logger.debug('app_badge_not_set', { error: errorText(error) }));
}
