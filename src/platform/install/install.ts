import { BehaviorSubject } from 'rxjs';

/** `prompt`: the browser can install at once; `ios`: the person must do it through the share menu. */
export type InstallOffer = 'none' | 'prompt' | 'ios';

type InstallPromptEvent = Event & {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

export const installOffer$ = new BehaviorSubject<InstallOffer>('none');

const DISMISSED_KEY = 'install-dismissed-at';
const ASK_AGAIN_MS = 60 * 24 * 60 * 60 * 1000;

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
export function noteGoodMoment(): void {
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
  if (choice.outcome === 'dismissed') rememberDismissal();
}

/** Not now: no question for sixty days on this device. */
export function dismissInstall(): void {
  rememberDismissal();
  installOffer$.next('none');
}

function offer(): void {
  if (!goodMoment || isInstalled() || dismissedRecently()) return;
  if (promptEvent !== null) installOffer$.next('prompt');
  else if (isIos()) installOffer$.next('ios');
}

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** iPadOS calls itself a Mac; its touch points give it away. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, String(Date.now()));
  } catch {
    // A browser that stores nothing simply asks again at the next visit.
  }
}

function dismissedRecently(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(DISMISSED_KEY) ?? 0) < ASK_AGAIN_MS;
  } catch {
    return false;
  }
}
