/** The deadline at which a listing's new pieces are looked for; its subject is the subscription. */
export const productListDeadline = 'listing_mail';
