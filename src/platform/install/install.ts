import { BehaviorSubject } from 'rxjs';

/** `prompt`: the browser can install at once; `ios`: the person must do it through the share menu. */
export type InstallOffer = 'none' | 'prompt' | 'ios';

type InstallPromptEvent = Event & {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

export const installOffer$ = new BehaviorSubject<InstallOffer>('none');

const DAY_MS = 24 * 60 * 60 * 1000;
/** Whoever said no is not asked again for half a year; whoever let it stand, not for two weeks. */
const rests = [
  { key: 'install-dismissed-at', length: 180 * DAY_MS },
  { key: 'install-offered-at', length: 14 * DAY_MS },
] as const;

let promptEvent: InstallPromptEvent | null = null;
let goodMoment = false;

declare global {
  /** An offer that came before the app's code; kept by public/theme.js. */
  var earlyInstallOffer: Event | undefined;
}

/** Listens for the browser's own offer and holds it back until a good moment. Called once at the start. */
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

/** Something of the person's own is now worth keeping: a first favourite or draft. From now on the app may ask. */
export function recordGoodMoment(): void {
  goodMoment = true;
  offer();
}

/** Shows the browser's install question. */
export async function askInstall(): Promise<void> {
  if (promptEvent === null) return;
  const event = promptEvent;
  promptEvent = null;
  installOffer$.next('none');
  await event.prompt();
  const choice = await event.userChoice;
  if (choice.outcome === 'dismissed') remember('install-dismissed-at');
}

/** Not now: no offer for half a year on this device. */
export function dismissInstall(): void {
  remember('install-dismissed-at');
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

/** An iPhone or iPad. iPadOS calls itself a Mac; its touch points give it away. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** The offer was on the screen; it is not there again at every load. */
export function recordInstallShown(): void {
  remember('install-offered-at');
}

function remember(key: (typeof rests)[number]['key']): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // A browser that stores nothing simply asks again at the next visit.
  }
}

function isResting(): boolean {
  try {
    return rests.some(({ key, length }) => Date.now() - Number(localStorage.getItem(key) ?? 0) < length);
  } catch {
    return false;
  }
}
