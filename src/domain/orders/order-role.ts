/** The user's role in an order (ORDER-031). */
export const orderRoles = ['BUYER', 'SELLER'] as const;
export type OrderRole = (typeof orderRoles)[number];
export const defaultOrderRole: OrderRole = 'SELLER';

/** The sort options of the list of orders. By default the newest order comes first (ORDER-023). */
export const orderSorts = ['CREATED', 'TITLE', 'PRICE', 'STATUS'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const defaultOrderSort: OrderSort = 'CREATED';
