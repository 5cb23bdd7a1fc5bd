/** The contact address of the shop, in a reserved domain until the operator sets one. */
export const contact = { email: 'hallo@hervonden.test' } as const;
