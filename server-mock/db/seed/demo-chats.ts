import type { Insertable, Kysely } from 'kysely';
import { type ChatSide, paymentLinkValidity } from '#domain/chat/chat-rules.ts';
import { demoAccounts } from '../../modules/auth/demo-accounts.ts';
import type { Database } from '../schema.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoProduct } from './demo-interest.ts';
import { demoSellerId } from './demo-sellers.ts';
import { steadyId } from './steady.ts';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

const minute = 60_000;
const userId = (name: string) => steadyId(`user ${name}@hervonden.test`);

const withAccount = new Set(demoAccounts.map(({ email }) => email.split('@')[0] ?? ''));

/** The account that sends a message; most sellers of the demo have none. */
function senderOf(name: string): string | null {
  return withAccount.has(name) ? userId(name) : null;
}

interface Line {
  readonly side: ChatSide;
  readonly minutesAgo: number;
  readonly text: string;
  /** Discount in euros; turns the message into a payment link without text. */
  readonly discount?: number;
}

interface Plan {
  readonly buyer: string;
  readonly seller: string;
  readonly lines: readonly Line[];
  /** Number of messages at the end that the other side has not read. */
  readonly unread: number;
}

const line = (side: ChatSide, minutesAgo: number, text: string): Line => ({ side, minutesAgo, text });

/**
 * One conversation with an agreed price, one that waits for the seller, one that is finished, and one in which each
 * of the other accounts is the buyer.
 */
const plans: readonly Plan[] = [
  {
    ...{ buyer: 'koper', seller: 'verkoper', unread: 1 },
    lines: [
      line('BUYER', 1500, 'Wat een mooi stuk! Staat het nog stevig, en zitten er krassen op het blad?'),
      line(
        'SELLER',
        1440,
        'Dank je. Hij staat als een huis. Rechtsvoor zit één kras van een centimeter of vier.',
      ),
      line('BUYER', 1422, 'Daar kan ik mee leven. Is er iets aan de prijs te doen als ik hem zelf ophaal?'),
      line('SELLER', 60, 'Als je hem deze week haalt, doe ik er iets af.'),
      { ...line('SELLER', 58, ''), discount: 25 },
    ],
  },
  {
    ...{ buyer: 'koper', seller: 'verkoper', unread: 1 },
    lines: [line('BUYER', 190, 'Goedemiddag! Past deze achterin een gewone stationwagen?')],
  },
  {
    ...{ buyer: 'koper', seller: 'merk', unread: 0 },
    lines: [
      line('BUYER', 8650, 'Kan ik dit zaterdag komen bekijken?'),
      line('SELLER', 8600, 'Dat kan, tussen 11 en 16 uur. Zullen we half twaalf zeggen?'),
      line('BUYER', 8595, 'Prima, tot dan!'),
    ],
  },
  {
    ...{ buyer: 'merk', seller: 'oudgoed', unread: 1 },
    lines: [
      line('BUYER', 1900, 'Verkopen jullie ook per twee? We richten een leeshoek in voor onze winkel.'),
      line('SELLER', 1710, 'Van deze hebben we er één, maar er komt volgende week een tweede binnen.'),
    ],
  },
  {
    ...{ buyer: 'nieuw', seller: 'linde', unread: 1 },
    lines: [
      line('BUYER', 640, 'Hoi! Kan ik hem woensdagavond komen ophalen?'),
      line('SELLER', 600, 'Woensdag na zeven uur ben ik thuis. Aanbellen bij de groene deur.'),
    ],
  },
  {
    ...{ buyer: 'staf', seller: 'teakhuis', unread: 0 },
    lines: [
      line('BUYER', 5200, 'Is het hout geolied of gelakt?'),
      line('SELLER', 5120, 'Geolied, vorig voorjaar nog.'),
    ],
  },
  {
    ...{ buyer: 'verkoper', seller: 'merk', unread: 1 },
    lines: [
      line('BUYER', 400, 'Leveren jullie dit ook in een andere kleur?'),
      line('SELLER', 260, 'Deze is een toonzaalmodel, dus alleen zoals op de foto’s.'),
    ],
  },
];

interface ChatRows {
  readonly conversations: Row<'conversations'>[];
  readonly messages: Row<'chat_messages'>[];
  readonly prices: Row<'agreed_prices'>[];
}

/** Stores conversations about products for sale by the sellers of the plans. */
export async function seedChats(
  db: Kysely<Database>,
  products: readonly DemoProduct[],
  now: Date,
): Promise<void> {
  const taken = new Set<string>();
  const rows: ChatRows = { conversations: [], messages: [], prices: [] };
  for (const plan of plans) {
    const product = products.find(
      ({ id, seller_id, status, inventory, price_cents }) =>
        seller_id === demoSellerId(plan.seller) &&
        !taken.has(id) &&
        status === 'PUBLISHED' &&
        inventory > 0 &&
        (price_cents ?? 0) > 10_000,
    );
    if (product === undefined) continue;
    taken.add(product.id);
    addConversation(rows, plan, product, now);
  }
  await bulkInsert(db, 'conversations', rows.conversations);
  await bulkInsert(db, 'chat_messages', rows.messages);
  await bulkInsert(db, 'agreed_prices', rows.prices);
}

function addConversation(rows: ChatRows, plan: Plan, product: DemoProduct, now: Date): void {
  const { buyer, seller, lines, unread } = plan;
  const id = steadyId(`chat ${buyer} ${product.slug}`);
  const at = ({ minutesAgo }: Line) => new Date(now.getTime() - minutesAgo * minute);
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return;
  const readUpTo = (side: ChatSide) => (last.side === side ? lines.length : lines.length - unread);
  rows.conversations.push({
    ...{ id, product_id: product.id, buyer_id: userId(buyer), seller_id: product.seller_id },
    ...{ buyer_locale: 'nl', message_count: lines.length, created_at: at(first), modified_at: at(last) },
    ...{ buyer_read: readUpTo('BUYER'), seller_read: readUpTo('SELLER') },
    // Marked as emailed, so that nobody gets emails about demo messages.
    ...{ buyer_mailed: lines.length, seller_mailed: lines.length },
  });
  for (const [index, one] of lines.entries()) {
    const price = (product.price_cents ?? 0) - (one.discount ?? 0) * 100;
    const isLink = one.discount !== undefined;
    const until = new Date(at(one).getTime() + paymentLinkValidity);
    rows.messages.push({
      ...{ id: steadyId(`message ${index} of ${id}`), conversation_id: id, position: index + 1 },
      ...{ side: one.side, sender_id: senderOf(one.side === 'BUYER' ? buyer : seller), text: one.text },
      ...{ kind: isLink ? 'PAYMENT_LINK' : 'TEXT', price_cents: isLink ? price : null },
      ...{ discount_cents: isLink ? (one.discount ?? 0) * 100 : null, expires_at: isLink ? until : null },
      created_at: at(one),
    });
    if (isLink)
      rows.prices.push({
        ...{ product_id: product.id, buyer_id: userId(buyer), price_cents: price },
        ...{ agreed_at: at(one), expires_at: until },
      });
  }
}
