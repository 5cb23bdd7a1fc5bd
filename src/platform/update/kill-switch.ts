import { logger } from '../logger/logger.ts';

/**
 * Returns false when the operator has switched the service worker off in version.json, an emergency measure against a
 * faulty version that needs no new build. The service worker is then unregistered. Drafts and lists stay, because
 * they are in IndexedDB. Offline, or without that file, the service worker stays registered.
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
