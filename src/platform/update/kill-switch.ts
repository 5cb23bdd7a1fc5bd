import { logger } from '../logger/logger.ts';

/**
 * False when the operator switched the service worker off in version.json: an emergency brake for a bad version that
 * needs no new build. The worker is then unregistered; drafts and lists stay, since they live in IndexedDB.
 * Offline, or without that file, the worker stays.
 */
export async function serviceWorkerAllowed(): Promise<boolean> {
  if (!(await switchedOff())) return true;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  logger.warn('service_worker_switched_off', { removed: registrations.length });
  return false;
}

async function switchedOff(): Promise<boolean> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' });
    if (!answer.ok) return false;
    const content: unknown = await answer.json();
    return (
      typeof content === 'object' &&
      content !== null &&
      'serviceWorker' in content &&
      content.serviceWorker === 'off'
    );
  } catch {
    return false;
  }
}
