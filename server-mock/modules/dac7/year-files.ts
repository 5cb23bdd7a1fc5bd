import type { Kysely } from 'kysely';
import { csvOf } from '#domain/csv/csv.ts';
import { reportingState, type SellerYear } from '#domain/dac7/seller-year.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../../db/schema.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import { readYear, readYears } from './read-years.ts';

const euros = (cents: Cents) => ({ cents });

/** The reported figures of one seller for a year, by quarter, as CSV. */
export async function ownYearCsv(
  db: Kysely<Database>,
  { year, sellerId, locale }: { readonly year: number; readonly sellerId: string; readonly locale: Locale },
): Promise<string> {
  const found = await readYear(db, year, sellerId);
  const i18n = i18nOf(locale);
  return csvOf([
    [
      ...[i18n._('Year'), i18n._('Quarter'), i18n._('Sales')],
      ...[i18n._('To you (euros)'), i18n._('Service fee (euros)')],
    ],
    ...found.quarters.map(({ sales, paid, fees }, index) => [
      ...[year, index + 1, sales, euros(paid), euros(fees)],
    ]),
    [year, i18n._('Total'), found.sales, euros(found.paid), euros(found.fees)],
  ]);
}

const quarterHead = [1, 2, 3, 4].flatMap((quarter) => [
  ...[`q${quarter}_sales`, `q${quarter}_paid_eur`, `q${quarter}_fees_eur`],
]);

const figures = (year: SellerYear) => [
  ...[year.sales, euros(year.paid), euros(year.fees)],
  ...year.quarters.flatMap(({ sales, paid, fees }) => [sales, euros(paid), euros(fees)]),
];

/** The sellers to be reported to the tax authority for a year, as CSV, sorted by name. */
export async function reportedYearsCsv(
  db: Kysely<Database>,
  year: number,
): Promise<{ readonly csv: string; readonly count: number }> {
  const years = await readYears(db, year);
  const reportable = [...years].filter(([, its]) => reportingState(its) === 'REPORTED');
  const ids = reportable.map(([id]) => id);
  const sellers =
    ids.length === 0
      ? []
      : await db
          .selectFrom('sellers')
          .select(['id', 'name', 'type', 'street', 'house_number', 'house_number_extension'])
          .select(['postcode', 'city', 'country', 'vat_number', 'registration_number'])
          .select(['account_holder', 'iban'])
          .where('id', 'in', ids)
          .orderBy('name')
          .orderBy('id')
          .execute();
  const head = [
    ...['year', 'seller', 'name', 'type', 'address', 'postcode', 'city', 'country', 'vat_number'],
    ...['registration_number', 'account_holder', 'iban'],
    ...['sales', 'paid_eur', 'fees_eur', ...quarterHead],
  ];
  const rows = sellers.flatMap((seller) => {
    const its = years.get(seller.id);
    if (its === undefined) return [];
    const address = `${seller.street} ${seller.house_number}${seller.house_number_extension}`;
    const { id, name, type, postcode, city, country, vat_number, iban } = seller;
    return [
      [
        ...[year, id, name, type, address, postcode, city, country, vat_number],
        ...[seller.registration_number, seller.account_holder, iban, ...figures(its)],
      ],
    ];
  });
  return { csv: csvOf([head, ...rows]), count: rows.length };
}
