import type { PrecacheEntry } from 'workbox-precaching';

export type BuildFile = PrecacheEntry | string;

// Only a seller who chooses a photo needs these (the menu of a photo's place is that of the languages, too, where it waits
// for the network). The photo worker, its steps and the grid are small and are kept as soon
// as the draft form opens; the HEIC decoders weigh 1.4 and 3 MB and are kept when they are first used.
const PHOTO_TOOLS = /\/(photos\.worker|worker\.|sortable-photos-|background-tool-|Menu-)[^/]*\.js$/;
const HEIC_DECODERS = /(libheif|heic)[^/]*\.(js|wasm)$|\.wasm$/;

// Dutch is what most people read; another language is kept once somebody chose it.
const OTHER_LANGUAGES = /\/words\.(en|fr)-[^/]*\.js$/;

// Screens and parts that few people open, or that do nothing without a network: kept once they were opened. Reading,
// favourites and drafts are not among them. The names of their chunks, before the fingerprint.
const RARE_NAMES = [
  // Pages about the shop, overviews, wanted items: vite.config.ts marks what belongs to those rooms alone.
  'rare\\.[\\w.-]+',
  'photo-credits|static-pages\\.\\w+|(load-)?content(-[a-z]+)*|wanted(-[a-z]+)*|second-chance-(faq|questions)',
  // Other ways into the catalogue than its listings.
  'question|cart(-page|-slots|-by-id)?|seller|similar|shared-board',
  // What only adds to a row or a page that is read without it.
  'carousel-engine|full-screen|bid-dialog|reviews|reviews-dialog|price-facts|size-drawing|journey|mega-menu',
  // Questions that fold open: on pages about the shop, and under listings that staff wrote about.
  'faq-list|listing-content',
  // Asked once in a year.
  'consent-banner',
  // Staff's tools (their style sheets, which have no mark in their names), and what they share with wanted items.
  'admin-toggle|product-list-tools|staff-product|combo-box|staff|desk(-[a-z]+)*|use-desk-query|keys-help|review-queries|detail',
  // Filters and suggestions ask the server.
  'filter-panel|filter-sheet|Disclosure|location-filter|distance-map|fit-filter|fit-form',
  'search-panel|brand-search|fuse|language-menu',
  // Addresses found by the server, lists of ads and bids, the ways in: each asks before it shows anything.
  'ComboBox|addresses|payouts(-page)?|address-entry|use-list-state|use-attempt|item|bids-query|my-products-query|use-reviewed-products|auth-for-wanted',
  // A product is read without a network when it was opened before; the rows under it ask the server.
  'product(-parts)?|quantity-picker|rows|similar-at|more-queries',
  // What is said of a search and of a list without products, both as the server answered.
  'empty-results|search-reading',
  // Accounts made and links redeemed, passkeys, devices: none of it does anything without a network.
  'session-ended-dialog|other-screens|mail-calls|security|second-factor-section|passkey-(ceremony|registration)',
  // What only such screens need, style sheets above all.
  'newsletter-form|follow-product-list|subscriptions?(-link)?|notification-settings|notifications-unsubscribe',
  'data|account-lists|account-list-status|suggestion(s|-messages)?|overview-queries|seller-queries',
  // What none but screens that are named here needs, though its name is not theirs.
  'command-(banner|ids)|list-date|streams|mark-read',
  'security-queries|use-address-form|place-form|person-name|form-parts|account-detail|auth-gate|download|save-file|product-list-frame|open-gates|saved-postcode|use-photo-uploads',
  // Chats ask the server too; what waits to be sent goes out with what was loaded to write it.
  'chats(-[a-z]+)*|ask-in-chat',
  // Buying, beyond the cart; the question about cookies; what staff wrote for a listing; the chats' live line.
  'cart-delivery|cart-sums|cart\\.module|delivery-dialog|trade-parts|nothing-in-it|consent-banner|listing-content|faq-list|client',
  // What became of one's own bid or payment asks the server.
  'own-bid(-note)?|reserved-products|last-address|open-payment|reserved-lines|use-role-with-content',
  // One order with its calendar, its hand-over and its complaint, one bid.
  'own-reports?(-page)?|order(-reviews|-subpage)?|trader-identity|bid|transport-planning|qr-code|case-page|found-case|pickup-frame|withdraw(al)?(-page|-query)?',
  // What somebody follows or waits for asks the server.
  'following|use-reviewed-products|use-subscription|watch-button|follow-button|sign-in-dialog|report-(slot|dialog|labels)|ask-for-push|push-help',
  // Done by the server.
  'remove-background',
  // Counting after consent, the preview of a tile under the pointer, style sheets of screens that are named above.
  'tracker|quick-view|checkout|listing-content-text|bid-labels|bid-rules',
  // The list of common passwords: a new password is sent to the server anyway.
  'common-passwords',
  // The page about waiting changes.
  'sync',
  // The list of notifications: fetched, and so kept, as soon as somebody is signed in.
  'notifications|follow-notifications|end-push',
  // Letters that Dutch, English and French do without.
  'instrument-sans-latin-wght-normal|fraunces-latin-600',
  // Sync: loaded, and so kept, as soon as somebody signs in.
  'http-transport|replicate|socket-closed',
];
const chunksNamed = (names: readonly string[]) =>
  new RegExp(`/(${names.join('|')})-[\\w-]{7}\\.(js|css|woff2)$`);
const RARE_SCREENS = chunksNamed(RARE_NAMES);

// Of those what somebody reaches for without a network as well: the filters of a phone, the list under the search field
// (SRCH-003), products, what waits to be sent, and how buying, bringing back and reaching the shop works.
// Kept in an idle moment after the shell.
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

/** Splits the files of a build into the shell that everyone keeps and what is kept on demand. */
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
 * The rare parts that every device keeps once the shell is there, with the pages about the shop in its language.
 *
 * @param opened the addresses of what the page loaded: the words among them tell its language, Dutch without.
 */
export function cachedAfterShell({ rareScreens }: BuildParts, opened: ReadonlySet<unknown>): string[] {
  const words = [...opened].map((url) => /\/words\.(\w+)-/.exec(String(url))?.[1]);
  const language = words.find((one) => one !== undefined && one !== 'nl') ?? 'nl';
  const wanted = chunksNamed([...KEPT_AFTER_THE_SHELL, `static-pages\\.${language}`]);
  return rareScreens.filter((url) => wanted.test(url));
}
