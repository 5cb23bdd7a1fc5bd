/** The shared password of all demo accounts. These accounts exist in the demo only. */
export const demoPassword = 'hervonden-demo1';

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  /** The short name, in the seed, of the demo seller that the account acts for. */
  readonly seller: string | null;
  readonly isStaff: boolean;
  /** A description for the text that is printed at startup. */
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

/**
 * A buyer, a seller, a brand seller, a seller whose products are reviewed before publication, and two members of staff,
 * because whoever took a decision does not decide the appeal against it.
 */
export const demoAccounts: readonly DemoAccount[] = [
  account('koper', 'Noor Janssen', null, 'buys'),
  account('verkoper', 'Sanne Verhoeven', 'verkoper', 'sells; listings go live at once'),
  account('merk', 'Emma Peeters', 'merk', 'sells as a brand; listings go live at once'),
  account('nieuw', 'Jonas Maes', 'nieuw', 'sells; listings go through review first'),
  account('staf', 'Daan Willems', null, 'works here', true),
  account(
    'collega',
    'Yasmina Haddad',
    null,
    'works here too; decides appeals against decisions of the other',
    true,
  ),
];
