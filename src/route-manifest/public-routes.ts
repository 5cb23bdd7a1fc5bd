import type { RouteSpec } from './route-spec.ts';

type Options = Partial<Omit<RouteSpec, 'path' | 'module'>>;

const publicPage = (path: string, module: string, options: Options = {}): RouteSpec => ({
  ...{ path, module, audience: 'public', isIndexed: true, offline: 'on-open' },
  catalogs: [],
  ...options,
});

/** A page with long texts, whose messages are loaded with it. */
const staticPage = (path: string, name: string, options: Options = {}): RouteSpec =>
  publicPage(path, `content/content-${name}.tsx`, { catalogs: ['static-pages'], ...options });

/** A page that depends on the account or the device, outside the account. */
const personalPage = (path: string, module: string, options: Options = {}): RouteSpec =>
  publicPage(path, module, {
    ...{ audience: 'personal', isIndexed: false },
    ...options,
  });

/** The pages outside the account and the staff desk. Paths are in Dutch, file names in English. */
export const publicRoutes = [
  publicPage('/', 'home.tsx', { offline: 'shell', isLandingPage: true }),
  publicPage('/products/$slug', 'product.tsx', { offline: 'idle', isLandingPage: true }),
  publicPage('/vergelijkbaar/$', 'similar.tsx', { addressModule: 'similar-at.ts' }),
  publicPage('/verkoper/$', 'seller.tsx', { addressModule: 'product-list-at.ts' }),
  personalPage('/questions/$productUuid', 'question.tsx'),
  personalPage('/winkelwagen', 'cart.tsx', { catalogs: ['account'] }),
  personalPage('/winkelwagen/bezorging', 'cart-delivery.tsx', { catalogs: ['account'] }),
  personalPage('/winkelwagen/$cartUuid', 'cart-by-id.tsx', { catalogs: ['account'] }),
  personalPage('/checkout/$cartUuid', 'checkout.tsx', { catalogs: ['account'] }),
  personalPage('/checkout/$cartUuid/status', 'checkout-status.tsx', { catalogs: ['account'] }),
  personalPage('/checkout/$cartUuid/success', 'checkout-success.tsx', { catalogs: ['account'] }),
  // A guest's order; the key of the emailed link is the URL fragment.
  personalPage('/bestelling', 'guest-order.tsx', { catalogs: ['account'], hasSecretLink: true }),
  personalPage('/bord/$shareKey', 'shared-board.tsx', { hasSecretLink: true }),
  publicPage('/fotoverantwoording', 'photo-credits.tsx', { isInSitemap: false }),
  staticPage('/contact', 'contact', { offline: 'idle' }),
  staticPage('/over-ons', 'about', { offline: 'idle' }),
  staticPage('/hoe-werkt-het', 'how-it-works'),
  staticPage('/verkopen', 'selling'),
  staticPage('/kopersbescherming', 'buyer-protection', { offline: 'idle' }),
  staticPage('/retourneren', 'returns', { offline: 'idle' }),
  publicPage('/herroepen', 'withdraw.tsx', { catalogs: ['account'] }),
  staticPage('/duurzaamheid', 'sustainability'),
  // A second path of the page above, which is the canonical one.
  staticPage('/sustainability', 'sustainability-too', { isInSitemap: false }),
  staticPage('/pages/faq', 'faq', { offline: 'idle' }),
  staticPage('/voorwaarden', 'terms', { offline: 'idle' }),
  staticPage('/privacy', 'privacy', { offline: 'idle' }),
  staticPage('/cookies', 'cookies', { offline: 'idle' }),
  staticPage('/klachten', 'complaints', { offline: 'idle' }),
  staticPage('/toegankelijkheid', 'accessibility', { offline: 'idle' }),
  staticPage('/inspiratie/alles-over-tweedehands-vintage-antiek', 'article'),
  staticPage('/pop-up', 'pop-up'),
  staticPage('/welkom', 'welcome'),
  staticPage('/tweedekans-info', 'second-chance'),
  publicPage('/nieuwsbrief/$action', 'subscription-link.tsx', {
    ...{ isIndexed: false, catalogs: ['account'], hasSecretLink: true },
  }),
  publicPage('/meldingen/afmelden', 'notifications-unsubscribe.tsx', {
    ...{ isIndexed: false, catalogs: ['account'], hasSecretLink: true },
  }),
  publicPage('/merken', 'content/brands.tsx'),
  publicPage('/collecties', 'content/collections.tsx'),
  publicPage('/stijlen', 'content/styles.tsx'),
  publicPage('/500', 'error-page.tsx', { offline: 'shell', isIndexed: false }),
  // All other paths: product lists (src/paths/product-list-address.ts), or the 404 page, as at /404 (ROUTE-044).
  publicPage('/$', 'product-list.tsx', {
    ...{ offline: 'shell', isLandingPage: true, addressModule: 'product-list-at.ts' },
  }),
] as const;

/** All pages of the staff desk (staff/desk-pages.tsx). */
export const staffRoutes = [
  personalPage('/staff/$', 'staff.tsx', { audience: 'staff', catalogs: ['account'] }),
] as const;
