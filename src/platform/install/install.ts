import { BehaviorSubject } from 'rxjs';
import { localKeys } from '#domain/storage/local-keys.ts';

/** `prompt`: the browser can show its install prompt. `ios`: the user has to install through the share menu. */
export type InstallOffer = 'none' | 'prompt' | 'ios';

type InstallPromptEvent = Event & {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

export const installOffer$ = new BehaviorSubject<InstallOffer>('none');

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * The app is not offered again for half a year after a refusal, or for two weeks after an offer without an answer.
 */
const rests = [
  { key: localKeys.installDismissedAt, length: 180 * DAY_MS },
  { key: localKeys.installOfferedAt, length: 14 * DAY_MS },
] as const;

let promptEvent: InstallPromptEvent | null = null;
let goodMoment = false;

/** Captures the browser's install prompt and defers it until a good moment. Called once at the start. */
export function watchInstall(): void {
  const take = (event: Event) => {
    event.preventDefault();
    promptEvent = event as InstallPromptEvent;
    offer();
  };
  if (globalThis.earlyInstallOffer !== undefined) take(globalThis.earlyInstallOffer);
  addEventListener('beforeinstallprompt', take);
  addEventListener('appinstalled', () => {
    promptEvent = null;
    installOffer$.next('none');
  });
}

/**
 * The user has data worth keeping, such as a first wishlist entry or draft. From now on the app may offer to be
 * installed.
 */
export function recordGoodMoment(): void {
  goodMoment = true;
  offer();
}

/** Shows the browser's install prompt. */
export async function askInstall(): Promise<void> {
  if (promptEvent === null) return;
  const event = promptEvent;
  promptEvent = null;
  installOffer$.next('none');
  await event.prompt();
  const choice = await event.userChoice;
  if (choice.outcome === 'dismissed') remember(localKeys.installDismissedAt);
}

/** Dismisses the offer. It is not repeated on this device for half a year. */
export function dismissInstall(): void {
  remember(localKeys.installDismissedAt);
  installOffer$.next('none');
}

function offer(): void {
  if (!goodMoment || isInstalled() || isResting()) return;
  if (promptEvent !== null) installOffer$.next('prompt');
  else if (isIos()) installOffer$.next('ios');
}

/** Whether this window is the installed app. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** Whether the device is an iPhone or iPad. iPadOS identifies itself as a Mac, but has touch points. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Records that the offer was shown, so that it is not repeated on every page load. */
export function recordInstallShown(): void {
  remember(localKeys.installOfferedAt);
}

function remember(key: (typeof rests)[number]['key']): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the app offers to be installed again at the next visit.
  }
}

function isResting(): boolean {
  try {
    return rests.some(({ key, length }) => Date.now() - Number(localStorage.getItem(key) ?? 0) < length);
  } catch {
    return false;
  }
}
