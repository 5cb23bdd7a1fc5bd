/** The one password of every demo account; outside the demo no such account exists. */
export const demoPassword = 'hervonden-demo1';

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  /** The demo seller that it acts for, by its short name in the seed. */
  readonly seller: string | null;
  readonly isStaff: boolean;
  /** For the start text. */
  readonly what: string;
}

function account(
  handle: string,
  name: string,
  seller: string | null,
  what: string,
  isStaff = false,
): DemoAccount {
  return { email: `${handle}@hervonden.test`, name, seller, isStaff, what };
}

/** A buyer, a seller, a brand seller, staff, and a seller whose listings are reviewed first. */
export const demoAccounts: readonly DemoAccount[] = [
  account('koper', 'Noor Janssen', null, 'buys'),
  account('verkoper', 'Sanne Verhoeven', 'verkoper', 'sells; listings go live at once'),
  account('merk', 'Emma Peeters', 'merk', 'sells as a brand; listings go live at once'),
  account('nieuw', 'Jonas Maes', 'nieuw', 'sells; listings go through review first'),
  account('staf', 'Daan Willems', null, 'works here', true),
];
