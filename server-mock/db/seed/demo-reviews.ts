import type { Insertable } from 'kysely';
import type { ReviewsTable } from '../../modules/reviews/tables.ts';
import { type DemoSeller, demoSellerId } from './demo-sellers.ts';
import { steadyId } from './steady.ts';
import { type SteadyRandom, steadyRandom } from './steady-random.ts';

const day = 24 * 60 * 60 * 1000;

/** Empty for a reviewer who wants to remain anonymous. */
const names = [
  'Anouk',
  'Bart V.',
  '',
  'Chantal',
  'Dirk',
  'Els M.',
  '',
  'Femke',
  'Guy',
  'Hilde',
  'Inge',
  'Kobe',
  'Lotte',
  'Mehmet',
  '',
  'Nele',
  'Olivier',
  'Petra',
  'Ruben',
  'Saskia',
] as const;

const happy = [
  'Precies zoals op de foto’s, en netjes klaargezet.',
  'Vlotte verkoper, we hebben er ook nog een kop koffie bij gekregen.',
  'Heel goed ingepakt, geen krasje te zien.',
  'Eerlijk over de gebruikssporen. Blij mee!',
  'Snel antwoord op al mijn vragen.',
  'Nog mooier dan verwacht.',
  'Hielp mee tillen, dat was erg aardig.',
  '',
  '',
];
const happyFrench = [
  'Conforme aux photos, vendeur très sympathique.',
  'Bien emballé et arrivé sans une égratignure.',
  'Réponses rapides, rien à redire.',
  '',
];
const middling = [
  'Mooi stuk, maar het duurde een week voor ik antwoord kreeg.',
  'Een kras meer dan op de foto’s, verder prima.',
  'Goed product, inpakken kon beter.',
];
const poor = [
  'De maten klopten niet helemaal, dat was jammer.',
  'Afspraak werd op het laatste moment verzet.',
];
const platform = ['Fijne site.', 'Makkelijk geregeld.', 'Betalen en ophalen ging vanzelf.', '', '', '', ''];

function feedbackFor(stars: number, isFrench: boolean, random: SteadyRandom): string {
  if (stars >= 4) return random.pick(isFrench ? happyFrench : happy);
  return random.pick(stars === 3 ? middling : poor);
}

function near(stars: number, random: SteadyRandom): number {
  return Math.min(5, Math.max(1, stars + random.pick([-1, 0, 0, 0, 1])));
}

function reviewRow(seller: DemoSeller, number: number, now: Date): Insertable<ReviewsTable> {
  const name = `review ${seller.handle} ${number}`;
  const random = steadyRandom(name);
  const stars = random.pick([5, 5, 5, 5, 5, 4, 4, 4, 3, random.whole(1, 4)]);
  const isFrench = /^be-(luik|namen|henegouwen|luxemburg|waals)/.test(seller.province);
  const row = {
    id: steadyId(name),
    seller_id: demoSellerId(seller.handle),
    ...({ author: 'BUYER', state: 'PUBLISHED' } as const),
    name: random.pick(names),
    stars,
    feedback: feedbackFor(stars, isFrench, random),
    feedback_platform: isFrench ? '' : random.pick(platform),
    delivery_time: near(stars, random),
    item_condition: near(stars, random),
    item_description: near(stars, random),
    item_wrapping: near(stars, random),
    seller_communication: near(stars, random),
    platform_service: near(stars, random),
  };
  const submitted_at = new Date(now.getTime() - (1 + random.next() * 330) * day);
  return { ...row, submitted_at, published_at: submitted_at };
}

/** Builds reviews of every seller except the newest: a few for private sellers, more for dealers. */
export function reviewRows(sellers: readonly DemoSeller[], now: Date): Insertable<ReviewsTable>[] {
  return sellers
    .filter((seller) => seller.handle !== 'nieuw')
    .flatMap((seller) => {
      const most = seller.type === 'private' ? 7 : 26;
      const count = steadyRandom(`reviews ${seller.handle}`).whole(most === 7 ? 0 : 6, most);
      return Array.from({ length: count }, (_, number) => reviewRow(seller, number, now));
    });
}
