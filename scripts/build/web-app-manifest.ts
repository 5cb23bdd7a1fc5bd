import type { ManifestOptions } from 'vite-plugin-pwa';

/**
 * The web app manifest, which describes the installed app to the operating system.
 *
 * Dutch is the product's default language (PWA-001), so the texts and addresses here are Dutch.
 */
export const webAppManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Hervonden',
  short_name: 'Hervonden',
  description: 'Tweedehands, vintage en designmeubels kopen en verkopen, ook zonder netwerk.',
  lang: 'nl',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  theme_color: '#2f4a3a',
  background_color: '#faf7f2',
  categories: ['shopping', 'lifestyle'],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    { name: 'Nieuwe advertentie', url: '/account/items/nieuw', icons: [shortcutIcon('new')] },
    { name: 'Favorieten', url: '/account/favorieten', icons: [shortcutIcon('saved')] },
    { name: 'Net binnen', url: '/net-binnen', icons: [shortcutIcon('fresh')] },
  ],
  screenshots: [
    {
      src: '/screenshots/wide.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'Net binnen: wat er vandaag is bijgekomen',
    },
    {
      src: '/screenshots/narrow.webp',
      sizes: '390x844',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'Een advertentie maken, ook zonder netwerk',
    },
  ],
};

function shortcutIcon(name: string) {
  return { src: `/icons/shortcut-${name}.png`, sizes: '96x96', type: 'image/png' };
}
