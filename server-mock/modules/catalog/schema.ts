// The types first, then what is read and what is changed.
import './product-text-fields.ts';
import './product-facts-fields.ts';
import './product-money-fields.ts';
import './product-image-fields.ts';
import './queries.ts';
import './search-query.ts';
import './personal-queries.ts';
import './popular-query.ts';
import './price-queries.ts';
import './place-queries.ts';
import './place-counts-query.ts';
import './lookup-queries.ts';
import './seller-products-query.ts';
import './mutations.ts';
import './review-mutation.ts';
