/** ORDER-031: on which side of an order somebody stands. */
export const orderRoles = ['BUYER', 'SELLER'] as const;
export type OrderRole = (typeof orderRoles)[number];
export const defaultOrderRole: OrderRole = 'SELLER';

/** What the list of orders may be sorted by; the newest first unless asked otherwise (ORDER-023). */
export const orderSorts = ['CREATED', 'TITLE', 'PRICE', 'STATUS'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const defaultOrderSort: OrderSort = 'CREATED';
