/** The deadline at which a subscription is checked for new products; its subject is the id of the subscription. */
export const productListDeadline = 'listing_mail';
