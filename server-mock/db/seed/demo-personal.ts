import type { SavedAddress } from '#domain/address/address.ts';
import type { Viewer } from '../../graphql/context.ts';
import { addToBoard, createBoard, updateBoard } from '../../modules/boards/change-board.ts';
import { writeDocument } from '../../modules/sync/public.ts';
import { matchingProducts } from '../../modules/wanted/match-products.ts';
import { followSeller } from '../../modules/watches/follow-seller.ts';
import { addToWishlist } from '../../modules/wishlist/change-wishlist.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { inTransaction } from '../transaction.ts';
import { type Home, homes, phoneOf } from './demo-homes.ts';
import { actAt, type DemoPeople, demoPeople } from './demo-orders.ts';
import { demoSellerId } from './demo-sellers.ts';
import { steadyId } from './steady.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

interface Plan {
  readonly who: keyof DemoPeople;
  /** Objects of products.tsv or slugs of second products, the first one saved first. */
  readonly wishes: readonly string[];
  readonly board: { readonly title: string; readonly isShared: boolean };
  readonly follows: readonly string[];
  /** What they look for; the buyer also has an older wanted item, of `wantedEvents`. */
  readonly wanted: {
    readonly title: string;
    readonly text: string;
    readonly budget: number;
    readonly category: string;
  };
}

const plans: readonly Plan[] = [
  {
    who: 'koper',
    wishes: [
      ...['fauteuil-jaren-60-petrol', 'salontafel-teak-glas-jaren-60', 'vaaslamp-keramiek-kobaltblauw'],
      ...[
        'dressoir-teak-met-lades',
        'ronde-spiegel-messing-80',
        'kelim-tapijt-rood-zigzag',
        'poef-fluweel-terracotta',
      ],
    ],
    board: { title: 'Nieuwe woonkamer', isShared: true },
    follows: ['teakhuis', 'lampenzolder'],
    wanted: {
      ...{ title: 'Smal teak dressoir', budget: 700, category: 'meubels/kasten/dressoirs' },
      text: 'Niet breder dan 1,80 m, liefst met schuifdeuren. Een kras aan de zijkant is geen probleem.',
    },
  },
  {
    who: 'verkoper',
    wishes: [
      'hanglamp-koper',
      'bartafel-rond-eiken-zwart',
      'kan-aardewerk-blauw-creme',
      'wandklok-zonneklok-teak',
    ],
    board: { title: 'Voor de keuken', isShared: false },
    follows: ['merk', 'aardewerk'],
    wanted: {
      ...{ title: 'Twee barkrukken', budget: 200, category: 'meubels/stoelen/barkrukken' },
      text: 'Zithoogte rond 65 cm, hout of leer.',
    },
  },
  {
    who: 'merk',
    wishes: ['oorfauteuil-blauw-leder', 'kamerscherm-hout-rijstpapier', 'sculptuur-marmer-ring'],
    board: { title: 'Aankleding van de winkel', isShared: true },
    follows: ['oudgoed'],
    wanted: {
      ...{ title: 'Grote staande spiegel', budget: 250, category: 'accessoires/accessoires/spiegels' },
      text: 'Voor de paskamer in onze winkel, minstens 1,60 m hoog.',
    },
  },
  {
    who: 'nieuw',
    wishes: ['bureau-jaren-50-notenhout-geel', 'bureaulamp-geel-boog', 'boekenkast-wit-hoog-smal'],
    board: { title: 'Werkkamer', isShared: false },
    follows: ['linde', 'verkoper'],
    wanted: {
      ...{ title: 'Bureaustoel voor thuis', budget: 120, category: 'meubels/stoelen/bureaustoelen' },
      text: 'In hoogte verstelbaar en zonder scheuren in de zitting.',
    },
  },
  {
    who: 'staf',
    wishes: ['tapijt-berber-creme-zwart', 'staande-lamp-driepoot-eiken', 'schommelstoel-beuken-spijlen'],
    board: { title: 'Babykamer', isShared: false },
    follows: ['claire'],
    wanted: {
      ...{ title: 'Ledikant met lade', budget: 150, category: 'meubels/bedden/kinderbedden' },
      text: 'Wit of blank hout, compleet met bodem.',
    },
  },
];

/**
 * Gives each account of the demo a wishlist with a board, sellers that it follows and a wanted item with its matches.
 * A small demo has only some of the products. Nobody is notified of what they did themselves.
 */
export async function seedPersonal(deps: ServerDeps): Promise<void> {
  const people = await demoPeople(deps);
  const now = deps.clock.now().getTime();
  for (const plan of plans) {
    const at = (daysAgo: number) => actAt(deps, people[plan.who], new Date(now - daysAgo * day)).context;
    const ids = await idsOf(deps, plan.wishes);
    for (const [index, id] of ids.entries()) await addToWishlist(at(ids.length - index), [id], null);
    const uuid = await createBoard(at(1), { title: plan.board.title, commandId: null });
    for (const productUuid of ids.slice(0, 4)) await addToBoard(at(1), { uuid, productUuid });
    if (plan.board.isShared) await updateBoard(at(1), { uuid, title: null, isShared: true });
    for (const seller of plan.follows) await followSeller(at(6), demoSellerId(seller));
    await saveAddress(deps, people[plan.who], homes[plan.who], now - 30 * day);
    await seedWanted(deps, people[plan.who].userId, plan.wanted, new Date(now - 5 * day));
  }
}

/** Returns the ids of the products with these slugs, in this order. */
async function idsOf({ db }: ServerDeps, slugs: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('slug', 'in', [...slugs])
    .where('status', '=', 'PUBLISHED')
    .execute();
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

async function saveAddress(
  { db }: ServerDeps,
  { userId, name, email }: Viewer,
  home: Home,
  createdAt: number,
) {
  const id = steadyId(`address ${userId}`);
  const [firstName = '', ...rest] = name.split(' ');
  const saved: SavedAddress = {
    ...{ id, firstName, lastName: rest.join(' '), companyName: '', ...home, houseNumberExtension: '' },
    ...{ phoneNumber: phoneOf(home), email, createdAt },
  };
  await inTransaction(db, (tx) => writeDocument(tx, userId, 'addresses', id, saved));
}

async function seedWanted(deps: ServerDeps, userId: string, wanted: Plan['wanted'], at: Date): Promise<void> {
  const id = steadyId(`wanted item ${userId} ${wanted.title}`);
  const noLimits = {
    ...{ width_lower: null, width_upper: null, height_lower: null, height_upper: null },
    ...{ depth_lower: null, depth_upper: null, diameter_lower: null, diameter_upper: null },
  };
  await deps.db
    .insertInto('wanted_items')
    .values({
      ...{ id, user_id: userId, title: wanted.title, description: wanted.text, category: wanted.category },
      ...{ budget_cents: wanted.budget * 100, locale: 'nl', created_at: at, updated_at: at, ...noLimits },
    })
    .execute();
  const wished = await matchingProducts(deps.db, id);
  const matches = wished.map((productId, rank) => ({
    item_id: id,
    product_id: productId,
    rank,
    matched_at: at,
  }));
  if (matches.length > 0) await deps.db.insertInto('wanted_matches').values(matches).execute();
}
