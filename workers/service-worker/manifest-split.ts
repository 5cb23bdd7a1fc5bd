import type { PrecacheEntry } from 'workbox-precaching';

export type BuildFile = PrecacheEntry | string;

// Only needed by sellers who choose a photo. (The Menu chunk is shared with the language menu, which needs the
// network anyway.) The photo worker, its steps and the grid are small and cached as soon as the draft form opens. The HEIC
// decoders have 1.4 and 3 MB and are cached when they are first used.
const PHOTO_TOOLS = /\/(photos\.worker|worker\.|sortable-photos-|background-tool-|Menu-)[^/]*\.js$/;
const HEIC_DECODERS = /(libheif|heic)[^/]*\.(js|wasm)$|\.wasm$/;

// Most users read Dutch. Another language is cached once it is selected.
const OTHER_LANGUAGES = /\/words\.(en|fr)-[^/]*\.js$/;

// The names, without hash, of chunks that few users open or that do nothing without a network. They are cached when
// first opened. Chunks for reading, the wishlist and drafts are not among them.
const RARE_NAMES = [
  // Pages about the shop, overviews and wanted items. vite.config.ts names the chunks that only these pages use.
  'rare\\.[\\w.-]+',
  'photo-credits|static-pages\\.\\w+|(load-)?content(-[a-z]+)*|wanted(-[a-z]+)*|second-chance-(faq|questions)',
  // Ways into the catalogue other than product lists.
  'question|cart(-page|-slots|-by-id)?|seller|similar|shared-board',
  // Optional parts of a row or page that can be read without them.
  'carousel-engine|full-screen|bid-dialog|reviews|reviews-dialog|price-facts|size-drawing|journey|mega-menu',
  // Collapsible questions, on pages about the shop and below product lists with content written by staff.
  'faq-list|listing-content',
  // Shown once a year.
  'consent-banner',
  // The style sheets of the staff tools, whose names have no "rare." prefix, and chunks shared with wanted items.
  'admin-toggle|product-list-tools|staff-product|combo-box|staff|desk(-[a-z]+)*|use-desk-query|keys-help|review-queries|detail',
  // Filters and suggestions, which query the server.
  'filter-panel|filter-sheet|Disclosure|location-filter|distance-map|fit-filter|fit-form',
  'search-panel|brand-search|fuse|language-menu',
  // Address suggestions, lists of products and bids, and sign-in pages. Each queries the server before it shows
  // anything.
  'ComboBox|addresses|payouts(-page)?|address-entry|use-list-state|use-attempt|item|bids-query|my-products-query|use-reviewed-products|auth-for-wanted',
  // A product page that was opened before works offline. The rows below it query the server.
  'product(-parts)?|quantity-picker|rows|similar-at|more-queries',
  // Texts for a search and for an empty product list, both based on the server's response.
  'empty-results|search-reading',
  // Creating accounts, redeeming links, passkeys and devices, all of which need the network.
  'session-ended-dialog|other-screens|mail-calls|security|second-factor-section|passkey-(ceremony|registration)',
  // Parts used only by such pages, mainly style sheets.
  'newsletter-form|follow-product-list|subscriptions?(-link)?|notification-settings|notifications-unsubscribe',
  'data|account-lists|account-list-status|suggestion(s|-messages)?|overview-queries|seller-queries',
  // Parts used only by pages in this list, with names of their own.
  'command-(banner|ids)|list-date|streams|mark-read',
  'security-queries|use-address-form|place-form|person-name|form-parts|account-detail|auth-gate|download|save-file|product-list-frame|open-gates|saved-postcode|use-photo-uploads',
  // Chats query the server. Waiting messages are sent by the code that was loaded to write them.
  'chats(-[a-z]+)*|ask-in-chat',
  // Buying, beyond the cart; the consent banner; listing content; the live connection of the chats.
  'cart-delivery|cart-sums|cart\\.module|delivery-dialog|trade-parts|nothing-in-it|consent-banner|listing-content|faq-list|client',
  // The state of the user's own bid or payment, which is queried from the server.
  'own-bid(-note)?|reserved-products|last-address|open-payment|reserved-lines|use-role-with-content',
  // A single order with its calendar, hand-over and complaint, and a single bid.
  'own-reports?(-page)?|order(-reviews|-subpage)?|trader-identity|bid|transport-planning|qr-code|case-page|found-case|pickup-frame|withdraw(al)?(-page|-query)?',
  // Followed searches and watched products, which query the server.
  'following|use-reviewed-products|use-subscription|watch-button|follow-button|sign-in-dialog|report-(slot|dialog|labels)|ask-for-push|push-help',
  // Runs on the server.
  'remove-background',
  // Statistics after consent, the quick view of a product card, and style sheets of pages listed above.
  'tracker|quick-view|checkout|listing-content-text|bid-labels|bid-rules',
  // The list of common passwords. A new password needs the server anyway.
  'common-passwords',
  // The page with pending changes.
  'sync',
  // The list of notifications. Loaded, and therefore cached, as soon as a user signs in.
  'notifications|follow-notifications|end-push',
  // Font files with letters that Dutch, English and French do not use.
  'instrument-sans-latin-wght-normal|fraunces-latin-600',
  // Sync. Loaded, and therefore cached, as soon as a user signs in.
  'http-transport|replicate|socket-closed',
];
const chunksNamed = (names: readonly string[]) =>
  new RegExp(`/(${names.join('|')})-[\\w-]{7}\\.(js|css|woff2)$`);
const RARE_SCREENS = chunksNamed(RARE_NAMES);

// Those of the chunks above that are also useful without a network: the filters on phones, the search suggestions
// (SRCH-003), products, pending changes, and the pages about buying, returns and contact. Cached in an idle moment
// after the shell.
const KEPT_AFTER_THE_SHELL = [
  'product(-parts)?|quantity-picker|sync',
  'filter-panel|filter-sheet|Disclosure|search-panel|brand-search|fuse',
  'rare\\.(load-content|content-(about|buyer-protection|contact|faq|returns))',
  '(rare\\.)?second-chance-faq|faq-list',
];

export type BuildParts = {
  shell: BuildFile[];
  photoTools: string[];
  heicDecoders: string[];
  otherLanguages: string[];
  rareScreens: string[];
};

/** Splits the files of a build into the shell, which every device caches, and the files that are cached on demand. */
export function splitBuild(files: readonly BuildFile[]): BuildParts {
  const parts: BuildParts = {
    shell: [],
    photoTools: [],
    heicDecoders: [],
    otherLanguages: [],
    rareScreens: [],
  };
  for (const file of files) {
    const url = `/${addressOf(file).replace(/^\//, '')}`;
    if (HEIC_DECODERS.test(url)) parts.heicDecoders.push(url);
    else if (PHOTO_TOOLS.test(url)) parts.photoTools.push(url);
    else if (OTHER_LANGUAGES.test(url)) parts.otherLanguages.push(url);
    else if (RARE_SCREENS.test(url)) parts.rareScreens.push(url);
    else parts.shell.push(file);
  }
  return parts;
}

const addressOf = (file: BuildFile) => (typeof file === 'string' ? file : file.url);

/**
 * Returns the on-demand chunks that every device caches after the shell, with the pages about the shop in its
 * language.
 *
 * @param opened the URLs of the files that the page loaded. The message catalogue among them shows the language;
 * Dutch if there is none.
 */
export function cachedAfterShell({ rareScreens }: BuildParts, opened: ReadonlySet<unknown>): string[] {
  const words = [...opened].map((url) => /\/words\.(\w+)-/.exec(String(url))?.[1]);
  const language = words.find((one) => one !== undefined && one !== 'nl') ?? 'nl';
  const wanted = chunksNamed([...KEPT_AFTER_THE_SHELL, `static-pages\\.${language}`]);
  return rareScreens.filter((url) => wanted.test(url));
}
