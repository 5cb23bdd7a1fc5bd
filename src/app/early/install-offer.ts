/** Browsers offer the installation once, usually before the app's code is loaded (src/platform/install/install.ts). */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.earlyInstallOffer = event;
  });
}
