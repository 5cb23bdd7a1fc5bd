import type { Insertable } from 'kysely';
import { ppmOf } from '#domain/money/cents.ts';
import type { VatScheme } from '#domain/seller/vat.ts';
import type { SellersTable, TransportTimewindow } from '../../modules/sellers/tables.ts';
import { steadyId } from './steady.ts';

type Place = Pick<SellersTable, 'street' | 'house_number' | 'postcode' | 'city' | 'province' | 'country'>;

/** Builds an address whose province has the country prefix. */
export function place(
  country: 'NL' | 'BE',
  street: string,
  number: string,
  postcode: string,
  city: string,
  province: string,
): Place {
  const prefixed = `${country.toLowerCase()}-${province}`;
  return { country, street, house_number: number, postcode, city, province: prefixed };
}

export interface DemoSeller extends Place {
  /** Short name used within the seed. */
  readonly handle: string;
  readonly name: string;
  readonly type: string;
  readonly phone: string;
  readonly canPublish: boolean;
  readonly acceptViewings: boolean;
  readonly acceptOffers: boolean;
  /** Percentage of the price. */
  readonly minimumBid: number;
  /** Null for private sellers. */
  readonly vatScheme: VatScheme | null;
}

/**
 * Builds a demo seller; by default it publishes without review, accepts bids from 60 % of the price and, if a trader,
 * uses the margin scheme.
 */
export function seller(
  handle: string,
  name: string,
  type: string,
  at: Place,
  rest: Partial<
    Pick<DemoSeller, 'canPublish' | 'acceptViewings' | 'acceptOffers' | 'minimumBid' | 'vatScheme'>
  > = {},
): DemoSeller {
  const phone = at.country === 'NL' ? '+31600000000' : '+32470000000';
  return {
    handle,
    name,
    type,
    phone,
    ...at,
    canPublish: true,
    acceptViewings: false,
    acceptOffers: true,
    minimumBid: 60,
    vatScheme: type === 'private' ? null : 'margin',
    ...rest,
  };
}

/** All sellers of the demo; they are invented. The first three belong to the demo accounts. */
export const demoSellers: readonly DemoSeller[] = [
  seller(
    'verkoper',
    'Sanne Verhoeven',
    'private',
    place('NL', 'Biltstraat', '88', '3572 BJ', 'Utrecht', 'utrecht'),
  ),
  seller(
    'merk',
    'Hervonden Tweedekans',
    'brand_hervonden',
    place('BE', 'Lange Leemstraat', '57', '2018', 'Antwerpen', 'antwerpen'),
    { acceptViewings: true, minimumBid: 80 },
  ),
  seller(
    'nieuw',
    'Jonas Maes',
    'private',
    place('BE', 'Naamsestraat', '112', '3000', 'Leuven', 'vlaams-brabant'),
    {
      canPublish: false,
    },
  ),
  seller(
    'oudgoed',
    'Oud & Goed',
    'business',
    place('NL', 'Haarlemmerdijk', '41', '1013 KA', 'Amsterdam', 'noord-holland'),
    {
      acceptViewings: true,
    },
  ),
  seller(
    'lampenzolder',
    'De Lampenzolder',
    'business',
    place('BE', 'Brabantdam', '120', '9000', 'Gent', 'oost-vlaanderen'),
  ),
  seller(
    'linde',
    'Linde Jacobs',
    'private',
    place('BE', 'Ezelstraat', '23', '8000', 'Brugge', 'west-vlaanderen'),
  ),
  seller(
    'teakhuis',
    'Het Teakhuis',
    'business',
    place('NL', 'Witte de Withstraat', '15', '3012 BM', 'Rotterdam', 'zuid-holland'),
  ),
  seller(
    'pieter',
    'Pieter de Groot',
    'private',
    place('NL', 'Folkingestraat', '9', '9711 JT', 'Groningen', 'groningen'),
  ),
  seller(
    'maison',
    'Maison Lambert',
    'business',
    place('BE', 'Rue Haute', '204', '1000', 'Brussel', 'brussel'),
    {
      acceptViewings: true,
    },
  ),
  seller(
    'fenna',
    'Fenna Postma',
    'private',
    place('NL', 'Nieuwestad', '61', '8911 CJ', 'Leeuwarden', 'friesland'),
  ),
  seller(
    'schuur',
    'De Schuur van Bram',
    'business',
    place('NL', 'Ginnekenweg', '133', '4818 JD', 'Breda', 'noord-brabant'),
  ),
  seller('claire', 'Claire Dumont', 'private', place('BE', 'Rue de Fer', '38', '5000', 'Namen', 'namen')),
  seller(
    'aardewerk',
    'Klei en Keuken',
    'business',
    place('NL', 'Walstraat', '27', '7411 GJ', 'Deventer', 'overijssel'),
    { vatScheme: 'ordinary' },
  ),
];

export function demoSellerId(handle: string): string {
  return steadyId(`seller ${handle}`);
}

const workingHours: TransportTimewindow = {
  monday: '',
  tuesday: '09:00-12:00',
  wednesday: '09:00-17:00',
  thursday: '09:00-17:00',
  friday: '09:00-17:00',
  saturday: '10:00-13:00',
  sunday: '',
  instructions: 'Laden kan aan de achterkant.',
};

function extraInfoOf({ type, city, acceptViewings }: DemoSeller): string {
  if (type === 'private') return '';
  const visit = acceptViewings ? ' Je bent welkom om te komen kijken, laat even weten wanneer.' : '';
  return `Vanuit ${city} geven we meubels een volgend huis.${visit}`;
}

/**
 * Builds the row of a demo seller. Prices of a brand include a platform margin of 20 %, those of other sellers 12 %.
 */
export function sellerRow(of: DemoSeller, createdAt: Date): Insertable<SellersTable> {
  return {
    id: demoSellerId(of.handle),
    name: of.name,
    type: of.type,
    phone: of.phone,
    street: of.street,
    house_number: of.house_number,
    postcode: of.postcode,
    city: of.city,
    province: of.province,
    country: of.country,
    can_publish: of.canPublish,
    accept_viewings: of.acceptViewings,
    accept_offers: of.acceptOffers,
    minimum_bid: of.minimumBid,
    house_number_extension: '',
    margin_ppm: 0,
    transaction_fee_cents: 0,
    accept_pickup: true,
    extra_info: extraInfoOf(of),
    transport_timewindow: of.type === 'private' ? null : JSON.stringify(workingHours),
    vat_scheme: of.vatScheme,
    margin_included_ppm: ppmOf(of.type.startsWith('brand_') ? 20 : 12),
    created_at: createdAt,
    ...(of.type !== 'private' && {
      ...{ contact_email: `${of.handle}@hervonden.test`, self_certified_at: createdAt },
      registration_number: of.country === 'NL' ? '12345678' : '0411905847',
    }),
  };
}
