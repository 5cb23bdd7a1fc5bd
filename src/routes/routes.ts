import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

// Dutch addresses, English files. The tree is written to route-tree.gen.ts by the build and the dev server.
export const routes = rootRoute('root.tsx', [
  index('home.tsx'),
  route('/products/$slug', 'product.tsx'),
  route('/vergelijkbaar/$', 'similar.tsx'),
  route('/verkoper/$', 'seller.tsx'),
  route('/questions/$productUuid', 'question.tsx'),
  route('/winkelwagen', 'cart.tsx'),
  route('/bord/$shareKey', 'shared-board.tsx'),
  route('/fotoverantwoording', 'photo-credits.tsx'),
  route('/contact', 'content/content-contact.tsx'),
  route('/over-ons', 'content/content-about.tsx'),
  route('/hoe-werkt-het', 'content/content-how-it-works.tsx'),
  route('/verkopen', 'content/content-selling.tsx'),
  route('/kopersbescherming', 'content/content-buyer-protection.tsx'),
  route('/retourneren', 'content/content-returns.tsx'),
  route('/duurzaamheid', 'content/content-sustainability.tsx'),
  route('/sustainability', 'content/content-sustainability-too.tsx'),
  route('/pages/faq', 'content/content-faq.tsx'),
  route('/inspiratie/alles-over-tweedehands-vintage-antiek', 'content/content-article.tsx'),
  route('/pop-up', 'content/content-pop-up.tsx'),
  route('/welkom', 'content/content-welcome.tsx'),
  route('/tweedekans-info', 'content/content-second-chance.tsx'),
  route('/merken', 'content/brands.tsx'),
  route('/collecties', 'content/collections.tsx'),
  route('/stijlen', 'content/styles.tsx'),
  // Every screen of the account stands in its frame, with the menu.
  layout('_account', 'account/account-frame.tsx', [
    route('/account', 'account/account.tsx'),
    route('/account/favorieten', 'account/favourites.tsx'),
    route('/account/items', 'account/items.tsx'),
    // One screen under two addresses: a new ad keeps its form when it gets an address of its own.
    layout('_draft', 'account/items-draft.tsx', [
      route('/account/items/nieuw', 'account/items-new.tsx'),
      route('/account/items/concepten/$draftId', 'account/items-draft-by-id.tsx'),
    ]),
    route('/account/zoekopdrachten', 'account/wanted-list.tsx'),
    route('/account/zoekopdrachten/nieuw', 'account/wanted-new.tsx'),
    route('/account/zoekopdrachten/$itemUuid', 'account/wanted-item.tsx'),
    route('/account/synchronisatie', 'account/sync.tsx'),
    route('/account/beveiliging', 'account/security.tsx'),
  ]),
  route('/404', 'not-found-page.tsx'),
  route('/500', 'error-page.tsx'),
  // Everything else: listings by their address (src/paths/listing-address.ts), or the 404 page.
  route('/$', 'listing.tsx'),
]);
