/** Where people reach the shop; a reserved domain until an operator sets their own. */
export const contact = { email: 'hallo@hervonden.test' } as const;
